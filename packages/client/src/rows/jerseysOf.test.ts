import { expect, it } from 'vitest';
import { jerseysOf } from './jerseysOf.ts';

type Standings = Parameters<typeof jerseysOf>[0];

const row = (profileId: number, absolute: number | null, disqualification: object | null = null) => ({
  profileId,
  rank: absolute === null ? null : { absolute },
  disqualification,
});
const of = (results: readonly object[], points: readonly number[], young: readonly number[]) => {
  const rows = (ids: readonly number[]) => ids.map((profileId) => ({ profileId }));
  const ages = [
    { group: 'Vet', rows: rows([9]) },
    { group: 'Snr', rows: rows(young) },
  ];
  return jerseysOf({ results, classifications: { points: rows(points), ages } } as Standings);
};

it('assigns a jersey to each leader of a classification, and several to one rider', () => {
  const jerseys = of([row(2, 2), row(1, 1), row(3, 3)], [1, 2], [3]);

  expect([...jerseys]).toEqual([
    [1, ['leader', 'points']],
    [3, ['young']],
  ]);
});

it('assigns none to disqualified or unranked riders, nor for classifications without rows', () => {
  expect([...of([row(1, 1, { label: 'DSQ' }), row(2, null), row(3, 2)], [], [])]).toEqual([]);
  expect([...jerseysOf({ results: [], classifications: { points: [], ages: [] } } as unknown as Standings)]).toEqual(
    [],
  );
});
