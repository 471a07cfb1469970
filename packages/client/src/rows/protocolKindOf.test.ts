import { expect, it } from 'vitest';
import { protocolKindOf } from './protocolKindOf.ts';

it.each([
  { typeRaceCustom: 'classicGroup', kind: 'classicGroup' },
  { typeRaceCustom: 'catchUp', kind: 'catchUp' },
  { typeRaceCustom: null, kind: 'classicCommon' },
])('a race of the kind $typeRaceCustom has the protocol $kind', ({ typeRaceCustom, kind }) => {
  expect(protocolKindOf({ typeRaceCustom })).toBe(kind);
});
