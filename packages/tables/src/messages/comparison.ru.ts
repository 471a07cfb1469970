/* Built from comparison.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  pickTitle: 'Кого сравнить?',
  pickText: 'Выберите двух райдеров или больше: общие заезды, мощность и цифры рядом.',
  secondTitle: 'С кем сравнить?',
  secondText: 'Добавьте ещё одного райдера: появятся общие заезды.',
  failed: 'Сравнение не загрузилось',
  races: 'Общие заезды',
  counted: (common: number, counted: number): string =>
    `${formatNumber(common, { locale: 'ru' })} ${plural('ru', common, { one: 'общий заезд', many: 'общих заездов', other: 'общих заезда' })}, ${counted} в счёте`,
  power: (unit: string): string => `Лучшая мощность за 90 дней, ${unit}`,
  weightHidden: (names: string): string => `Кривой в ваттах нет, вес скрыт: ${names}.`,
  figures: 'Цифры',
  figuresNote: 'Выделено лучшее. Вес и число гонок не сравниваем: больше не значит лучше.',
  racingScore: 'Гоночный рейтинг',
  ftpPerKg: 'FTP, вт/кг',
  ftpWatts: 'FTP, вт',
  weight: 'Вес, кг',
  raceCount: 'Гонок',
  winCount: 'Побед',
  podiums: 'Подиумов',
  scoreChange: 'Рейтинг за 30 дней',
};
