import { killDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- kill`, the same eight kills each time.
test('eight kills in the middle of writes lose nothing and halve nothing', async () => {
  // MongoDB ends the transaction of a dead process after a minute, and a kill may leave one behind.
  test.slow();
  const said: string[] = [];

  const { losses, readings } = await killDrill({ kills: 8, seed: 5, say: (line) => said.push(line) });

  expect(losses, said.join('\n')).toEqual([]);
  expect(readings.whole).toBeGreaterThan(50);
});
