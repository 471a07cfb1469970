import type { DateTimeMessages } from './useDateTimeMessages.ts';

export const en: DateTimeMessages = {
  placeholder: 'DD.MM.YYYY HH:MM:SS',
  notATime: 'Type a date and a time, such as 21.11.2026 17:30:00',
  notBefore: (least) => `Not before ${least}`,
  notAfter: (most) => `Not after ${most}`,
  skipped: (asked, taken) => `There is no ${asked}: the clocks go forward in that hour. We took ${taken}.`,
  twice: 'The clocks go back, and this time comes twice',
  earlier: (zone) => `the earlier, ${zone}`,
  later: (zone) => `the later, ${zone}`,
  openCalendar: 'Open the calendar',
  calendar: 'Date and time',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  now: 'Now',
  done: 'Done',
};
