import { describe, expect, it } from 'vitest';
import { anEvent, aSubgroup } from '../../../testing/anEvent.ts';
import { eventCalendar } from './eventCalendar.ts';

const url = new URL('https://otryv.example/race/schedule/501');

describe('the calendar of a race', () => {
  it('has the race with its start, its name and its address', () => {
    const lines = eventCalendar(anEvent({ revision: 3 }), url).split('\r\n');

    expect(lines).toContain('UID:event-501@otryv.example');
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).toContain('DTSTART:20261121T143000Z');
    expect(lines).toContain('DTEND:20261121T160000Z');
    expect(lines).toContain('SUMMARY:Осенний кубок: «Перевал»');
    expect(lines).toContain('URL;VALUE=URI:https://otryv.example/race/schedule/501');
  });

  it('ends with the longest group of a race over a time', () => {
    const eventSubgroups = [aSubgroup('A', { durationInSeconds: 3600 }), aSubgroup('B', { durationInSeconds: 2700 })];

    expect(eventCalendar(anEvent({ eventSubgroups }), url)).toContain('DTEND:20261121T153000Z');
  });

  it('writes words of the organizer as words', () => {
    const calendar = eventCalendar(anEvent({ name: 'A\r\nBEGIN:VALARM', description: 'x' }), url);

    expect(calendar).not.toMatch(/^BEGIN:VALARM/m);
  });
});
