import { expect, it } from 'vitest';
import { toProtocolChanges } from './toProtocolChanges.ts';

type History = Parameters<typeof toProtocolChanges>[0];

it('returns decisions by their id, and the versions, in their order', () => {
  const decisions = [
    { _id: 'later', kind: 'dsq', reason: 'срезал поворот' },
    { _id: 'earlier', kind: 'group', reason: null },
  ];
  const versions = [{ version: 2 }, { version: 1 }];

  expect(toProtocolChanges({ decisions, versions } as unknown as History)).toEqual({
    decisions: [
      { id: 'later', kind: 'dsq', reason: 'срезал поворот' },
      { id: 'earlier', kind: 'group', reason: null },
    ],
    versions,
  });
});
