/** Cyrillic and Greek letters that look like Latin ones in either case. */
const alike = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
    ...{ і: 'i', ї: 'ï', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ү: 'y', ё: 'e' },
    ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't' },
    ...{ υ: 'y', χ: 'x', ϲ: 'c', ϳ: 'j', ı: 'i' },
  }),
);

/** What names that look the same have in common: without case, width, repeated spaces and script of alike letters. */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\S/gu, (letter) => alike.get(letter) ?? letter);
  return letters.replace(/\s+/gu, ' ').trim();
}

/** The skeleton of a name that changes: a stored name may look like one that was there before it, and keeps working. */
export function changedSkeleton<Field extends string>(field: Field, name: string, former: string | null | undefined) {
  const skeleton = skeletonOf(name);
  return former != null && skeletonOf(former) === skeleton ? {} : { [field]: skeleton };
}
