import { killDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- kill`, the same eight kills each time.
test('eight kills in the middle of writes lose nothing and halve nothing', async () => {
  // Each kill may leave a transaction that MongoDB ends within a minute and a half only.
  test.setTimeout(600_000);
  const said: string[] = [];

  const { losses, readings } = await killDrill({ kills: 8, seed: 5, say: (line) => said.push(line) });

  expect(losses, said.join('\n')).toEqual([]);
  expect(readings.whole).toBeGreaterThan(50);
});
