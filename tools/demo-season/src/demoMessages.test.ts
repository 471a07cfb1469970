import { season } from '@otryv/game-simulator';
import { describe, expect, it } from 'vitest';
import { demoMessages } from './demoMessages.ts';
import { demoPeople } from './demoPeople.ts';

const anchor = new Date('2026-01-10T12:00:00.000Z');
const races = season(anchor, 1);

describe('demoMessages', () => {
  it.each(demoPeople)(
    'writes 25 notifications for $username at different moments before the anchor, the three newest unread',
    ({ username }) => {
      const messages = demoMessages(username, races, anchor);
      const times = messages.map(({ createdAt }) => Date.parse(createdAt));

      expect(messages).toHaveLength(25);
      expect(messages.map(({ isRead }) => isRead).indexOf(true)).toBe(3);
      expect(messages.filter(({ isRead }) => !isRead)).toHaveLength(3);
      expect(times).toEqual([...new Set(times)].toSorted((one, other) => other - one));
      expect(times[0]).toBeLessThan(anchor.getTime());
    },
  );

  it('links only to the protocols of finished races', () => {
    const links = demoMessages('demo-rider', races, anchor).flatMap(({ entityUrl }) => entityUrl ?? []);
    const over = races.filter(({ start }) => start < anchor).map(({ id }) => `/race/results/${id}`);

    expect(links.length).toBeGreaterThan(5);
    expect(over).toEqual(expect.arrayContaining(links));
  });

  it('is deterministic per account', () => {
    expect(demoMessages('demo-admin', races, anchor)).toEqual(demoMessages('demo-admin', races, anchor));
    expect(demoMessages('demo-admin', races, anchor)).not.toEqual(demoMessages('demo-captain', races, anchor));
  });
});
