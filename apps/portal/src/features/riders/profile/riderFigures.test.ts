import type { Comparison, ProfileData } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { ru } from '../messages/ru.ts';
import { riderFigures } from './riderFigures.ts';

type Rider = Comparison['riders'][number];

const ftp = (wattsKg: number | null, watts: number | null, hidden?: true) => ({
  wattsKg: { value: wattsKg, ...(hidden && { hidden }) },
  watts: { value: watts, ...(hidden && { hidden }) },
});
const aRider = (profile: object, quantityRace: number): Rider =>
  Object.assign(Object.create(null), {
    quantityRace,
    profile: {
      competitionMetrics: null,
      racingScoreChange: null,
      ftp: null,
      weight: null,
      isWeightHidden: undefined,
      medals: { gold: 0, silver: 0, bronze: 0 },
      ...profile,
    },
  });
const light = aRider(
  {
    competitionMetrics: { racingScore: 430 },
    racingScoreChange: -3,
    ftp: ftp(4.3, 258),
    weight: 60_000,
    medals: { gold: 4, silver: 1, bronze: 2 },
  },
  43,
);
const secretive = aRider({ ftp: ftp(null, null, true), weight: null, isWeightHidden: true }, 7);

describe('the key figures of a rider', () => {
  const shown = (rider: Rider) =>
    riderFigures(Object.assign(Object.create(null), rider) satisfies ProfileData, ru, 'ru').map(
      ({ label, value, unit, rest }) => [label, value, unit, rest].filter(Boolean).join(' ').replaceAll(' ', ' '),
    );

  it('are the score, FTP, weight, races and podiums', () => {
    expect(shown(light)).toEqual([
      'гоночный рейтинг 430  −3',
      'FTP, 95 % от 20 мин 4.30 вт/кг',
      'вес 60.0 кг',
      'гонки 43',
      'подиумов 7',
    ]);
  });

  it('label hidden and unknown values', () => {
    const withoutWeight = aRider({ ftp: ftp(null, 258, true), weight: 60_000, isWeightHidden: true }, 1);

    expect(shown(secretive).slice(0, 3)).toEqual(['гоночный рейтинг —', 'FTP, 95 % от 20 мин скрыто', 'вес скрыто']);
    expect(shown(aRider({}, 7)).slice(0, 3)).toEqual(['гоночный рейтинг —', 'FTP, 95 % от 20 мин —', 'вес —']);
    expect(shown(withoutWeight).slice(1, 4)).toEqual(['FTP, 95 % от 20 мин 258 вт', 'вес скрыто', 'гонка 1']);
  });
});
