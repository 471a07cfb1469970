/** The sites in the text of the form; the schemas that know them come with the form. */
export async function originsOf(text: string): Promise<string[]> {
  const { sitesOf } = await import('@otryv/contract/schemas');
  return sitesOf(text);
}
