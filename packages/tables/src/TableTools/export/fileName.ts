import { calendarDay } from '@otryv/race';

/**
 * Returns a file name for a table: its caption and the day of the export, without characters invalid in file systems.
 */
export function fileName(caption: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const text = caption
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords)
    .replace(/^[. ]+|[. ]+$/g, '');
  const day = calendarDay(now, timeZone);
  return text === '' ? day : `${text} ${day}`;
}

const longestWords = 100;
