extension World {
  /// About how many bytes it takes, for callers that keep many, but for its inputs: most worlds of
  /// an app share them.
  package var footprint: Int {
    var bytes = MemoryLayout<World>.stride
    bytes += controllers.count * MemoryLayout<Controller>.stride
    // By index: iterating elements would copy them.
    for index in controllers.indices {
      bytes += controllers[index].children.count * MemoryLayout<ControllerID>.stride
      bytes += controllers[index].rarities.footprint
    }
    bytes += instances.count * MemoryLayout<Instance>.stride
    for index in instances.indices {
      bytes += instances[index].values.count * MemoryLayout<Value>.stride
    }
    bytes += objects.count * MemoryLayout<VisibleState>.stride
    bytes += windows.count * MemoryLayout<Window>.stride
    return bytes + rarities.footprint
  }

  /// About how many bytes the inputs take.
  package var footprintOfInputs: Int { inputs.count * MemoryLayout<Value?>.stride }

  /// `true` iff no input of one was changed that the other has as it was.
  package func sharesInputs(with other: borrowing World) -> Bool {
    inputs.sharesStorage(with: other.inputs)
  }
}

extension Array {
  /// `true` iff both are copies of one that was not changed.
  fileprivate func sharesStorage(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
    }
  }
}
