import type { Comparison, ProfileData } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { comparedFigures } from './compare/comparedFigures.ts';
import { ru } from './messages/ru.ts';
import { riderFigures } from './profile/riderFigures.ts';

type Rider = Comparison['riders'][number];

const ftp = (wattsKg: number | null, watts: number | null, hidden?: true) => ({
  wattsKg: { value: wattsKg, ...(hidden && { hidden }) },
  watts: { value: watts, ...(hidden && { hidden }) },
});
const aRider = (profile: object, quantityRace: number): Rider =>
  Object.assign(Object.create(null), {
    quantityRace,
    profile: {
      ...{ competitionMetrics: null, racingScoreChange: null, ftp: null, weight: null, isWeightHidden: undefined },
      ...{ medals: { gold: 0, silver: 0, bronze: 0 } },
      ...profile,
    },
  });
const strong = aRider(
  {
    ...{ competitionMetrics: { racingScore: 512.6 }, racingScoreChange: 12.5, ftp: ftp(4.126, 301), weight: 72_950 },
    medals: { gold: 3, silver: 5, bronze: 11 },
  },
  42,
);
const light = aRider(
  {
    ...{ competitionMetrics: { racingScore: 430 }, racingScoreChange: -3, ftp: ftp(4.3, 258), weight: 60_000 },
    medals: { gold: 4, silver: 1, bronze: 2 },
  },
  43,
);
const secretive = aRider({ ftp: ftp(null, null, true), weight: null, isWeightHidden: true }, 7);

describe('the figures of riders beside each other', () => {
  const shown = (...riders: Rider[]) =>
    Object.fromEntries(comparedFigures(riders, ru, 'ru').map(({ label, values, best }) => [label, [values, best]]));

  it('are those of each rider, the greatest of them best', () => {
    expect(shown(strong, light)).toEqual({
      'Гоночный рейтинг': [['513', '430'], [0]],
      'FTP, вт/кг': [['4.13', '4.30'], [1]],
      'FTP, вт': [['301', '258'], [0]],
      'Вес, кг': [['73.0', '60.0'], undefined],
      Гонок: [['42', '43'], undefined],
      Побед: [['3', '4'], [1]],
      Подиумов: [['19', '7'], [0]],
      'Рейтинг за 30 дней': [['+13', '−3'], [0]],
    });
  });

  it('say what is hidden and what is not known, and have no best of one, or of equals', () => {
    const figures = shown(secretive, aRider({}, 7), light);

    expect(figures['FTP, вт/кг']).toEqual([['скрыто', '—', '4.30'], []]);
    expect(figures['FTP, вт']).toEqual([['скрыто', '—', '258'], []]);
    expect(figures['Вес, кг']).toEqual([['скрыто', '—', '60.0'], undefined]);
    expect(shown(light, light).Побед).toEqual([['4', '4'], []]);
    expect(shown(light, strong, light).Побед).toEqual([
      ['4', '3', '4'],
      [0, 2],
    ]);
  });
});

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

  it('say what is hidden and what is not known', () => {
    const withoutWeight = aRider({ ftp: ftp(null, 258, true), weight: 60_000, isWeightHidden: true }, 1);

    expect(shown(secretive).slice(0, 3)).toEqual(['гоночный рейтинг —', 'FTP, 95 % от 20 мин скрыто', 'вес скрыто']);
    expect(shown(aRider({}, 7)).slice(0, 3)).toEqual(['гоночный рейтинг —', 'FTP, 95 % от 20 мин —', 'вес —']);
    expect(shown(withoutWeight).slice(1, 4)).toEqual(['FTP, 95 % от 20 мин 258 вт', 'вес скрыто', 'гонка 1']);
  });
});
