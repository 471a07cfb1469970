/** Chart figures of a season. */
const months = ['дек', 'янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя'];
const starts = [1601, 1906, 1877, 1610, 1018, 711, 599, 551, 640, 1027, 1434, 1760];

export const aYear = months.map((label, at) => {
  const all = starts[at] ?? 0;
  const female = Math.round(all * 0.13);
  return { key: label, label, male: all - female, female };
});

export const ftpSteps = Array.from({ length: 40 }, (_, at) => ({
  ftp: (12 + at) / 10,
  riders: Math.round(120 * Math.exp(-(((12 + at) / 10 - 3) ** 2) / 0.6)) + 1,
}));

export const scoreRanges = Array.from({ length: 60 }, (_, at) => {
  const scoreRange = (at + 10) * 10;
  const riders = Math.round(80 * Math.exp(-((scoreRange - 350) ** 2) / 40_000));
  return { scoreRange, male: riders, female: Math.round(riders / 7) };
});

export const ages = [
  { key: 'Senior', label: 'до 30', value: 612 },
  { key: 'Master', label: '30–39', value: 1488, isOwn: true },
  { key: 'Veteran', label: '40–49', value: 1204 },
  { key: '50+', label: '50–59', value: 431 },
  { key: '60+', label: '60 и старше', value: 118 },
  { key: '', label: 'не указан', value: 77 },
];

const intervals = [5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600];
const curveOf = (peak: number, floor: number) =>
  intervals.map((duration) => ({
    duration,
    value: Math.round((floor + (peak - floor) * (5 / duration) ** 0.42) * 100) / 100,
  }));

export const curves = [
  { key: 'own', name: '90 дней', bests: curveOf(10.84, 2.5) },
  { key: 'race', name: '19 ноября, Холмы', bests: curveOf(9.1, 2.45).slice(0, 9) },
  { key: 'other', name: 'Лев Подветренный', bests: curveOf(12.2, 3.2) },
];

/** Ninety days of a rating, ten of them without data. */
export const ratings = Array.from({ length: 90 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 7, 24 + at, 20)).toISOString(),
  value: at >= 38 && at < 48 ? null : 430 + Math.round(25 * Math.sin(at / 9) + at / 4),
}));

export const stages = ['Побережье', 'Мосты', 'Долина', 'Холмы'].map((name, at) => ({ order: at + 1, name }));
export const climbers = [
  { key: 1, name: 'Ярослав Быстрицкий', places: [1, 1, 1, 1] },
  { key: 2, name: 'Прохор Утёсов-Яров', places: [4, 3, 2, 2] },
  { key: 3, name: 'Клим Верхояров', places: [2, 2, 3, 3] },
  { key: 4, name: 'Лука Шатунов', places: [3, null, 5, 4] },
  { key: 5, name: 'Нелли Якорева', places: [9, 7, 6, 5] },
];
