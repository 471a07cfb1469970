import { describe, expect, it } from 'vitest';
import { ru } from '../messages/comparison.ru.ts';
import { aComparisonRider, aLightRider, aSecretiveRider } from '../testing/aComparisonRider.ts';
import { comparedFigures } from './comparedFigures.ts';
import { type ComparisonRider, shortNames } from './comparisonRider.ts';

const [strong, light, secretive] = [aComparisonRider(), aLightRider(), aSecretiveRider()];
const unknown = aComparisonRider({
  ftpWatts: { value: null },
  ftpWattsPerKg: { value: null },
  weightKg: { value: null },
});

describe('figures of riders side by side', () => {
  const shown = (...riders: ComparisonRider[]) => {
    const figures = comparedFigures(riders, { texts: ru, hidden: 'скрыто', locale: 'ru' });
    return Object.fromEntries(figures.map(({ label, values, best }) => [label, [values, best]]));
  };

  it('are those of each rider, with the greatest as best', () => {
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

  it('label hidden and unknown values, and have no best of a single value, or of equal ones', () => {
    const figures = shown(secretive, unknown, light);

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

it.each([
  { what: 'different first names', riders: [strong, light], names: ['Лев', 'Глеб'] },
  {
    what: 'equal first names',
    riders: [strong, aLightRider({ firstName: 'Лев', lastName: 'Утёсов' }), light],
    names: ['Лев П.', 'Лев У.', 'Глеб'],
  },
  {
    what: 'the same first letter',
    riders: [strong, aLightRider({ firstName: 'Лев' })],
    names: ['Лев Подветренный', 'Лев Полозов'],
  },
  { what: 'the same names', riders: [strong, strong], names: ['Лев Подветренный 1020', 'Лев Подветренный 1020'] },
])('names riders with $what as briefly as possible', ({ riders, names }) => {
  expect(shortNames(riders)).toEqual(names);
});
