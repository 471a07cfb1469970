export interface UrlParts {
  params?: object | undefined;
  query?: object | undefined;
}

/** Builds a request URL: parameters in the path, then the query without undefined or empty values. */
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
