/** A table as the clipboard holds it. */
export interface CopiedTable {
  html: string;
  text: string;
}

/**
 * Puts a table into the clipboard, as text alone where the browser takes nothing else; rejects where it takes nothing.
 * What is still being made may come later: the browser must be asked while the press of the reader lasts.
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
