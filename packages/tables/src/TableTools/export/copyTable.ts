/** A table as stored in the clipboard. */
export interface CopiedTable {
  html: string;
  text: string;
}

/**
 * Copies a table to the clipboard, as plain text if the browser supports nothing else; rejects if copying fails. The
 * content may resolve later: the clipboard must be accessed during the user gesture.
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
