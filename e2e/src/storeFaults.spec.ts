import { storeDrill } from '@otryv/drill';
import { expect, test } from '@playwright/test';

// The short form of `npm run drill -- store`.
test('eight faults of the database acknowledge nothing that is not stored', async () => {
  test.slow();
  const said: string[] = [];

  const { faults } = await storeDrill({ times: 1, seed: 5, say: (line) => said.push(line) });

  expect(faults, said.join('\n')).toEqual([]);
});
