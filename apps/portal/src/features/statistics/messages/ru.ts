/* Built from ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Статистика',
  tabs: 'Разделы статистики',
  tab: {
    statistics: 'Общие',
    teamsRating: 'Команды',
    leadersMale: 'Лидеры, М',
    leadersFemale: 'Лидеры, Ж',
    ridersFtp: 'FTP',
    ridersRacingScore: 'RS',
  },
  failed: 'Статистика не загрузилась',
  leadersOver: (leaders: string, time: string): string => `${leaders}: ${time}`,
  seconds: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'секунда', many: 'секунд', other: 'секунды' })}`,
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'минута', many: 'минут', other: 'минуты' })}`,
  updated: 'Посчитано',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована вместе с выбранным видом',
  period: 'Срок',
  periods: { year: 'Год', quarter: '3 месяца', month: '30 дней' },
  totals: { riders: 'райдеров', finishes: 'финишей', events: 'заездов', women: 'женщин' },
  starts: {
    month: 'Райдеры на старте по месяцам',
    week: 'Райдеры на старте по неделям',
    day: 'Райдеры на старте по дням',
  },
  types: 'Типы заездов',
  typeNames: {
    classicCommon: 'Общий протокол',
    classicGroup: 'По группам',
    newbies: 'Новички',
    catchUp: 'Догонялки',
    none: 'Не указан',
  },
  ages: 'Возраст',
  ageNames: {
    Senior: 'до 30',
    Master: '30–39',
    Veteran: '40–49',
    fifty: '50–59',
    sixty: '60 и старше',
    unknown: 'не указан',
  },
  ridersCount: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'райдер', many: 'райдеров', other: 'райдера' })}`,
  leaders: { male: 'Лидеры среди мужчин', female: 'Лидеры среди женщин' },
  leadersNote: 'Лучшие отрезки за 90 дней. Виртуальная мощность и заблокированные райдеры не в счёт.',
  allIntervals: 'Все интервалы',
  ftp: { male: 'FTP мужчин, вт/кг', female: 'FTP женщин, вт/кг', note: 'FTP = 0,95 от лучших 20 минут' },
  score: 'Гоночный рейтинг, мужчины и женщины',
  scoreNote: 'шаг 10 очков',
};
