extension World {
  /// About how many bytes it takes, for callers that keep many, but for its inputs: most worlds of
  /// an app share them.
  package var footprint: Int {
    var bytes = MemoryLayout<World>.stride
    bytes += controllers.count * MemoryLayout<Controller>.stride
    // By index: iterating elements would copy them.
    for index in controllers.indices {
      bytes += controllers[index].children.count * MemoryLayout<ControllerID>.stride
      bytes += controllers[index].rare.footprint
    }
    bytes += instances.count * MemoryLayout<Instance>.stride
    for index in instances.indices {
      bytes += instances[index].values.count * MemoryLayout<Value>.stride
    }
    bytes += objects.count * MemoryLayout<VisibleState>.stride
    bytes += windows.count * MemoryLayout<Window>.stride
    return bytes + (rare.storage?.contents.footprint ?? 0)
  }
}
