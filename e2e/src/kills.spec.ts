import { killDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- kill`, the same five kills each time.
test('five kills in the middle of writes lose nothing and halve nothing', async () => {
  const said: string[] = [];

  const { losses, readings } = await killDrill({ kills: 5, seed: 5, say: (line) => said.push(line) });

  expect(losses, said.join('\n')).toEqual([]);
  expect(readings.whole).toBeGreaterThan(50);
});
