/** A table as the clipboard holds it. */
export interface CopiedTable {
  html: string;
  text: string;
}

/**
 * Puts a table into the clipboard, as text alone where the browser takes nothing else; rejects where it takes nothing.
 * The content may resolve later: the clipboard must be accessed during the user gesture.
 */
export async function copyTable(table: Promise<CopiedTable>): Promise<void> {
  const part = async (kind: keyof CopiedTable, type: string) => new Blob([(await table)[kind]], { type });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': part('html', 'text/html'), 'text/plain': part('text', 'text/plain') }),
    ]);
  } catch {
    await navigator.clipboard.writeText((await table).text);
  }
}
