import { mailingDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- mailing`.
test('a mailing survives three kills of its server with one email per reader', async () => {
  test.slow();
  const logged: string[] = [];

  const { losses, kills } = await mailingDrill({
    receivers: 300,
    kills: 3,
    seed: 11,
    log: (line) => logged.push(line),
  });

  expect(losses, logged.join('\n')).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
