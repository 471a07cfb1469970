const around = String.raw`[\s._()[\]#-]*`;

/** A last name without the codes that were written into it to prove an id, and without what set them off. */
export function withoutCodes(lastName: string, codes: readonly string[]): string {
  return codes
    .reduce((name, code) => name.replaceAll(new RegExp(`${around}${code}${around}`, 'gi'), ' '), lastName)
    .trim();
}
