type Given<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };

/** Copies only the fields in `defaults`. A field missing in the source gets its default. */
export function fieldsOrDefaults<T extends object>(source: Given<T>, defaults: T): T;
export function fieldsOrDefaults(source: Readonly<Record<string, unknown>>, defaults: object) {
  return Object.fromEntries(Object.entries(defaults).map(([field, value]) => [field, source[field] ?? value]));
}

/** Copies only the fields in `defaults`, with the values of the source. */
export function fieldsLike<T extends object>(source: T, defaults: T): T;
export function fieldsLike(source: Readonly<Record<string, unknown>>, defaults: object) {
  return Object.fromEntries(Object.keys(defaults).map((field) => [field, source[field]]));
}
