import { startDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- start`: killed while it adds races, and twice while it imports results.
test('a first start that is killed repeatedly continues until the season is complete', async () => {
  test.slow();
  const logged: string[] = [];
  const points = [{ atLine: /sign-ups 7 of/ }, { atLine: /results 2 of/ }, { atLine: /results 8 of/ }];

  const faults = await startDrill({ rounds: [points], log: (line) => logged.push(line) });

  expect(faults, logged.join('\n')).toEqual([]);
});
