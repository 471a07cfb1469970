import { mailingDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- mailing`.
test('a mailing survives three kills of its server with one email per reader', async () => {
  test.slow();
  const said: string[] = [];

  const { losses, kills } = await mailingDrill({ receivers: 300, kills: 3, seed: 11, log: (line) => said.push(line) });

  expect(losses, said.join('\n')).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
