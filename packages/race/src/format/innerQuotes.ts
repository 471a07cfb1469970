/**
 * A text to be put between «quotation marks» of a Russian sentence: the marks it has of its own become „inner“ ones, so
 * that Клуб «Ось» is quoted as «Клуб „Ось“».
 */
export function innerQuotes(text: string): string {
  return text.replaceAll('«', '„').replaceAll('»', '“');
}
