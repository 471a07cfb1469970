/** Path to a part of a value, e.g. `stage.order`. */
export type Place = readonly string[];

/** Returns every part of a value, except the value itself. */
export function placesOf(value: unknown, before: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const place = [...before, key];
    return [place, ...placesOf(Reflect.get(value, key), place)];
  });
}

/** Returns a copy of the value with one part replaced. */
export function withPart(value: unknown, [key, ...rest]: Place, part: unknown): unknown {
  if (key === undefined) return part;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy as object, key, withPart(Reflect.get(value as object, key), rest, part));
  return copy;
}
