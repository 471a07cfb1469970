import { calendarDay } from '@otryv/race';

/** A name for a file of a table: what it shows and the day of the export, without what file systems refuse. */
export function fileName(caption: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const words = caption
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords)
    .replace(/^[. ]+|[. ]+$/g, '');
  const day = calendarDay(now, timeZone);
  return words === '' ? day : `${words} ${day}`;
}

const longestWords = 100;
