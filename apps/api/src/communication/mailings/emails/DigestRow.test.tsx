import { nearBorders, textIn, written } from '@otryv/race/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DigestRow } from './DigestRow.tsx';

it('a race of a digest has its Moscow start time, around every midnight', () => {
  nearBorders((at) => {
    const { dayAndMonth, time } = written(at, 'Europe/Moscow', at);

    expect(digestText(new Date(at))).toContain(`, ${dayAndMonth} в ${time}|`);
  });
});

it('a race of a digest has its minutes and its climb to the nearest whole number', () => {
  const text = digestText(new Date('2026-11-21T14:30:00Z'), { durationInSeconds: 2690, elevationInMeters: 415.6 });

  expect(text).toMatch(/\b45.минут.*\b416 м набора/);
});

type Length = { durationInSeconds: number | null; elevationInMeters: number | null };

function digestText(start: Date, of: Length = { durationInSeconds: null, elevationInMeters: null }): string {
  const length = { laps: null, distanceInKilometers: 10, ...of };
  const names = { name: '', organizer: null, series: null, world: null, route: null };
  const item = { id: 1, start: start.toISOString(), groups: [], profile: [], ...names, ...length };
  return textIn(renderToStaticMarkup(<DigestRow item={item} href="/" locale="ru" hasSpaceAbove={false} />));
}
