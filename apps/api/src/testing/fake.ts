/** Builds a fake of a repository or client that throws an error with the method name on any call without a fake. */
export function fake<T extends object>(type: abstract new (...args: never[]) => T, methods: Partial<T>): T {
  return new Proxy(Object.create(type.prototype), {
    get: (_target, key) => {
      if (Reflect.has(methods, key)) return Reflect.get(methods, key);
      if (typeof key === 'symbol' || key === 'then') return undefined;
      return () => {
        throw new Error(`${type.name}.${key} was called, but the test did not prepare it.`);
      };
    },
  });
}
