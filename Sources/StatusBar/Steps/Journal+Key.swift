extension Journal {
  /// `true` iff both are the same: a call of its own, for the protocol's would copy them.
  package func equals(_ other: Journal) -> Bool { self == other }

  /// A number that equal journals share, and that most others do not: where to look for an equal
  /// one among many.
  package var key: UInt64 {
    var key = StructureKey()
    key.mix(Int32(recording.rawValue))
    key.mix(Int32(truncatingIfNeeded: handlerRuns &* 31 &+ renderings))
    for event in events { event.mix(into: &key) }
    return key.value
  }
}

extension Event {
  fileprivate func mix(into key: inout StructureKey) {
    switch self {
    case .appear(let id, let view, _):
      key.mix(1)
      key.mix(id.index)
      key.mix(view.index)
    case .disappear(let id, let view, _):
      key.mix(2)
      key.mix(id.index)
      key.mix(view.index)
    case .callback(let id, let callback):
      key.mix(3 + Int32(callback.rawValue) << 3)
      key.mix(id.index)
    case .evaluated(let evaluation):
      key.mix(4)
      key.mix(Int32(truncatingIfNeeded: evaluation.visibility.count << 8 + evaluation.style.count))
    case .changed(let old, let new, _):
      key.mix(5)
      key.mix(Int32(truncatingIfNeeded: old.key >> 32))
      key.mix(Int32(truncatingIfNeeded: new.key >> 32))
    case .ignored(let advice):
      key.mix(6)
      key.mix(Int32(bitPattern: advice.site.index))
    }
  }
}
