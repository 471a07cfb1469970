/** Returns the rows of a list by following its cursors; `between` runs before each page but the first. */
export async function walkPages<Page extends { nextCursor: string | null }, Row>(
  read: (query: string) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
  { size, between = async () => undefined }: { size: number; between?: () => Promise<unknown> },
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    if (cursor !== '') await between();
    const page: Page = await read(`docsOnPage=${size}${cursor && `&cursor=${cursor}`}`);
    rows.push(...rowsOf(page));
    cursor = page.nextCursor;
  }
  return rows;
}
