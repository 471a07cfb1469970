/* Built from dateTimeMessages.en.icu.json by tools/messages. */
export const en = {
  placeholder: 'DD.MM.YYYY HH:MM:SS',
  notATime: 'Type a date and a time, such as 21.11.2026 17:30:00',
  notBefore: (least: string): string => `Not before ${least}`,
  notAfter: (most: string): string => `Not after ${most}`,
  skipped: (asked: string, taken: string): string =>
    `There is no ${asked}: the clocks go forward in that hour. We took ${taken}.`,
  twice: 'The clocks go back, and this time comes twice',
  earlier: (zone: string): string => `the earlier, ${zone}`,
  later: (zone: string): string => `the later, ${zone}`,
  openCalendar: 'Open the calendar',
  calendar: 'Date and time',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  outOfClock: (most: number): string => `0 to ${most}`,
  now: 'Now',
  done: 'Done',
};
