import type { PlantedFault } from './plantedFault.ts';

const rule = (name: string, file: string, from: string, to: string, test = file): PlantedFault => ({
  name,
  area: 'rules',
  path: `packages/race/src/${file}.ts`,
  from,
  to,
  by: { project: 'unit', file: `packages/race/src/${test}.test.ts` },
});

export const rulesFaults: readonly PlantedFault[] = [
  rule('a shared rank skips no next rank', 'protocol/standingsOf', 'place = index + 1;', 'place += 1;'),
  rule('a virtual power meter is excused', 'protocol/disqualification', "=== 'VIRTUAL_POWER'", "=== 'VIRTUAL'"),
  rule(
    'newbies are timed from their own starts',
    'protocol/rules',
    "kind !== 'classicGroup' &&",
    "kind === 'catchUp' &&",
  ),
  rule('half a second is five thousandths', 'format/parseRaceTime', ".padEnd(3, '0')", ".padStart(3, '0')"),
  rule('a field of six earns no points', 'rating/ratingPoints', 'finishers < 6', 'finishers <= 6'),
  rule('half a minute is too short', 'power/normalizedPower', '.length < WINDOW)', '.length <= WINDOW)'),
  rule('dropped stages score', 'series/standings/pointsClassification', '!isDropped && ', ''),
];
