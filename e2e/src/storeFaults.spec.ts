import { storeDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';
import { isFull } from './isFull.ts';

// The short form of `npm run drill -- store`: every kind of injected fault in a full run, else a broken connection.
test('database failures acknowledge nothing that is not stored', async () => {
  test.slow();
  const logged: string[] = [];
  const some = isFull ? {} : { kinds: ['cut' as const] };

  const { faults } = await storeDrill({ times: 1, seed: 5, ...some, log: (line) => logged.push(line) });

  expect(faults, logged.join('\n')).toEqual([]);
});
