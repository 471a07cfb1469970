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

function digestText(start: Date): string {
  const length = { laps: null, distanceInKilometers: 10, durationInSeconds: null, elevationInMeters: null };
  const names = { name: '', organizer: null, series: null, world: null, route: null };
  const item = { id: 1, start: start.toISOString(), groups: [], profile: [], ...names, ...length };
  return textIn(renderToStaticMarkup(<DigestRow item={item} href="/" locale="ru" hasSpaceAbove={false} />));
}
