import { killDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';
import { isFull } from './isFull.ts';

// The short form of `npm run drill -- kill`, the same kills each time: eight in a full run, one of mongod in any other.
const kills = isFull ? 8 : 1;

test('kills in the middle of writes cause no lost or partial writes', async () => {
  // Alongside other work a kill takes half a minute.
  test.setTimeout(isFull ? 600_000 : 360_000);
  const logged: string[] = [];

  const { losses, readings } = await killDrill({ kills, seed: 5, log: (line) => logged.push(line) });

  expect(losses, logged.join('\n')).toEqual([]);
  expect(readings.whole).toBeGreaterThan(5 * kills);
});
