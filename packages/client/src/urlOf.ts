export interface UrlParts {
  params?: object | undefined;
  query?: object | undefined;
}

/** The address of a request: parameters in the path, the query after it, without what is undefined or empty. */
export function urlOf(path: string, { params = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))));
  const pairs = Object.entries<unknown>({ ...query }).flatMap(([name, value]) =>
    isGiven(value) ? [[name, String(value)]] : [],
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

function isGiven(value: unknown): value is string | number | boolean {
  return value !== '' && ['string', 'number', 'boolean'].includes(typeof value);
}
