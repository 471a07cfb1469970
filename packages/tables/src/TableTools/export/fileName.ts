/** A name for a file of a table: what it shows and the day of the export, without what file systems refuse. */
export function fileName(caption: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const words = caption
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords)
    .replace(/^[. ]+|[. ]+$/g, '');
  // Swedes write a day as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  return words === '' ? day : `${words} ${day}`;
}

const longestWords = 100;
