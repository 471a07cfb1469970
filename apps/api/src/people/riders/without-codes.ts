const around = String.raw`[\s._()[\]#-]*`;

/** Removes verification codes, with their delimiters, from a last name. */
export function withoutCodes(lastName: string, codes: readonly string[]): string {
  return codes
    .reduce((name, code) => name.replaceAll(new RegExp(`${around}${code}${around}`, 'gi'), ' '), lastName)
    .trim();
}
