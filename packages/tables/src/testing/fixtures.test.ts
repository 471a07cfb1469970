import { type Allowed, regularFixtures, unallowed } from '@otryv/race/testing';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./a[A-Z]*.ts', './administration.ts'], { eager: true });

const allowed: Allowed = [
  [/^aRace\.profile\.(distanceKm|elevationM) = /, 'the race is one lap of its route'],
  [/^someRaces\[\]\.(rider\.\w+|weightKg\.value|heightCm\.value)$/, 'the races of one rider'],
  [/^aDecidedStage\[\]\.heartRate\.value$/, 'pictures of the stories of every protocol have it'],
  [/^aDecidedStage\[\].*toPrev = .*toPrev$/, 'groups finish one after another'],
  [/^missedStage\[\]: 2 rows$/, 'one for each required stage'],
];

it('has distinct figures in lists of three and more', () => {
  expect(unallowed(regularFixtures(modules), allowed)).toEqual([]);
});
