type Given<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };

/** The fields that a list of defaults names, and no other: a default stands where the source has nothing. */
export function fieldsOrDefaults<T extends object>(source: Given<T>, defaults: T): T;
export function fieldsOrDefaults(source: Readonly<Record<string, unknown>>, defaults: object) {
  return Object.fromEntries(Object.entries(defaults).map(([field, value]) => [field, source[field] ?? value]));
}

/** The fields that a list of defaults names, and no other, as the source has them. */
export function fieldsLike<T extends object>(source: T, defaults: T): T;
export function fieldsLike(source: Readonly<Record<string, unknown>>, defaults: object) {
  return Object.fromEntries(Object.keys(defaults).map((field) => [field, source[field]]));
}
