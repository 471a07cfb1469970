const leader = {
  place: 1,
  timeMs: 3_764_005,
  gapMs: 0,
  gapPreviousMs: null,
  speedKmh: null,
  watts: 0,
  wattsPerKg: null,
  normalizedPower: null,
  heartRate: 0,
  weightInGrams: 1_000_000,
  heightCm: null,
  racingScore: 0,
  team: ' =2+5',
  cells: {
    Место: '1',
    Категория: 'B',
    Команда: "' =2+5",
    Время: '01:02:44,005',
    'Время, с': '3764,005',
    'Отрыв от лидера': '00:00,000',
    'Отрыв от лидера, с': '0',
    'К предыдущему': '',
    'К предыдущему, с': '',
    'Скорость, км/ч': '',
    'Средняя мощность, вт': '',
    'Средняя мощность, вт/кг': '',
    'NP, вт': '',
    'Пульс, уд/м': '',
    'Вес, кг': '1000',
    'Рост, см': '',
    'RS, рейтинг': '',
  },
};
const second = {
  ...leader,
  place: 2,
  timeMs: 3_791_117,
  gapMs: 27_112,
  gapPreviousMs: 27_112,
  cells: {
    ...leader.cells,
    Место: '2',
    Время: '01:03:11,117',
    'Время, с': '3791,117',
    'Отрыв от лидера': '00:27,112',
    'Отрыв от лидера, с': '27,112',
    'К предыдущему': '00:27,112',
    'К предыдущему, с': '27,112',
  },
};
const third = {
  place: 3,
  timeMs: 3_792_534,
  gapMs: 28_529,
  gapPreviousMs: 1_417,
  speedKmh: 41.123_456_789_012_34,
  watts: 312.499,
  wattsPerKg: 3.983_333_333_333_333_4,
  normalizedPower: 330.66,
  heartRate: 164.4,
  weightInGrams: 78_312,
  heightCm: 181,
  racingScore: 561.38,
  team: 'Клуб; "Пик",\nСпб',
  cells: {
    Место: '3',
    Категория: 'B',
    Команда: 'Клуб; "Пик",\nСпб',
    Время: '01:03:12,534',
    'Время, с': '3792,534',
    'Отрыв от лидера': '00:28,529',
    'Отрыв от лидера, с': '28,529',
    'К предыдущему': '00:01,417',
    'К предыдущему, с': '1,417',
    'Скорость, км/ч': '41,12',
    'Средняя мощность, вт': '312',
    'Средняя мощность, вт/кг': '3,98',
    'NP, вт': '331',
    'Пульс, уд/м': '164',
    'Вес, кг': '78,3',
    'Рост, см': '181',
    'RS, рейтинг': '561',
  },
};

/** Figures of three results in group B, and their cells in every CSV of a protocol, by heading. */
export const protocolSheet = [leader, second, third];

/** Parses the records of a CSV with semicolons. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const cells = text.replace('\uFEFF', '').matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g);
  for (const [, quoted, bare = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ';') lines.push([]);
  }
  return lines.slice(0, -1);
}
