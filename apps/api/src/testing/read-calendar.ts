import ICAL from 'ical.js';

/** Race as another program reads it from a calendar. */
export interface ReadRace {
  id: number;
  sequence: unknown;
  stamp: string;
  modified: string;
  start: string;
  end: string;
  summary: unknown;
  description: unknown;
  location: unknown;
  url: unknown;
  status: unknown;
  /** Times of its reminders, relative to the start. */
  alarms: string[];
}

/** Reads the races of a calendar with a third-party parser. Throws if its lines violate RFC 5545, 3.1. */
export function readCalendar(body: string): ReadRace[] {
  const lines = body.split('\r\n');
  const wrong = lines.filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line) || Buffer.byteLength(line) > 75);
  if (wrong.length > 0 || lines.at(-1) !== '') throw new Error(`Wrong lines: ${JSON.stringify(wrong)}`);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    return {
      id: Number(/^event-(\d+)@/.exec(String(value('uid')))?.[1]),
      sequence: value('sequence'),
      stamp: String(value('dtstamp')),
      modified: String(value('last-modified')),
      start: String(value('dtstart')),
      end: String(value('dtend')),
      summary: value('summary'),
      description: value('description'),
      location: value('location'),
      url: value('url'),
      status: value('status'),
      alarms: event.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
}
