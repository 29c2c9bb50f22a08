// A CSS Module in tests: each class is called by its own name, so that a test can ask for it.
export default new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) });
