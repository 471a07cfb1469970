import { describe, expect, it } from 'vitest';
import { addOpenRace } from './addOpenRace.ts';

const anchor = '2026-01-10T12:00:00.000Z';

async function tasksAt({ minutes, ongoing }: { minutes: number; ongoing: number }): Promise<string[]> {
  const calls: string[] = [];
  await addOpenRace({
    anchor,
    address: 'http://localhost:1',
    now: new Date(Date.parse(anchor) + minutes * 60_000),
    countOngoing: async () => ongoing,
    runTask: async (args) => {
      calls.push(args.join(' '));
      return [];
    },
  });
  return calls;
}

describe('addOpenRace', () => {
  it.each([
    {
      minutes: 95,
      ongoing: 0,
      tasks: ['event add 5300003 --organizer ВЕТЕР --protocol classicGroup', 'result import 5300003 --fast'],
    },
    { minutes: 95, ongoing: 1, tasks: [] },
    { minutes: 5, ongoing: 0, tasks: [] },
  ])('runs $tasks $minutes min after the anchor with $ongoing ongoing races', async ({ tasks, ...given }) => {
    expect(await tasksAt(given)).toEqual(tasks);
  });
});
