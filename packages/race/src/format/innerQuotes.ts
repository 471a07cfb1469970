/** Replaces « and » by „ and “, for a text quoted in a Russian sentence: Клуб «Ось» is quoted as «Клуб „Ось“». */
export function innerQuotes(text: string): string {
  return text.replaceAll('«', '„').replaceAll('»', '“');
}
