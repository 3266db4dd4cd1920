extension URLSession {
  /// Foundation's own task, whatever modules above call by its name.
  package func foundationTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: request, completionHandler: completionHandler) }
}
