import type { OrganizerKey } from './organizers.ts';
import type { Category } from './riders.ts';

export type FinishProtocol = 'catchUp' | 'newbies' | 'classicGroup' | 'classicCommon';
export type EventType = 'RACE' | 'GROUP_RIDE' | 'TIME_TRIAL';
export type GroupLabel = 'A' | 'B' | 'C' | 'D' | 'E';

/** One pen of a planned race. */
export interface GroupPlan {
  readonly label: GroupLabel;
  /** Minutes after the event's start. */
  readonly delayMinutes: number;
  readonly takes: readonly Category[] | 'anyone' | 'women';
  readonly size: number;
}

/** One race of the season, by day and clock (UTC) relative to the anchor; `null` for the one that runs at the anchor. */
export interface RacePlan {
  readonly day: number;
  readonly clock: string | null;
  readonly name: string;
  readonly description: string;
  readonly organizer: OrganizerKey;
  readonly finishProtocol: FinishProtocol;
  readonly eventType: EventType;
  readonly route: string;
  readonly laps: number;
  readonly groups: readonly GroupPlan[];
  readonly womenOnly?: true;
  readonly clubOnly?: true;
  readonly escorted?: true;
}

const byLevel = (sizes: readonly number[], gaps: readonly number[] = [0, 0, 0, 0]): GroupPlan[] => {
  const levels: [GroupLabel, readonly Category[]][] = [
    ['A', ['A+', 'A']],
    ['B', ['B']],
    ['C', ['C']],
    ['D', ['D']],
  ];
  return levels.map(([label, takes], index) => ({
    label,
    takes,
    delayMinutes: gaps[index] ?? 0,
    size: sizes[index] ?? 0,
  }));
};
const chase: readonly GroupPlan[] = [
  { label: 'A', delayMinutes: 9, takes: ['A'], size: 12 },
  { label: 'B', delayMinutes: 6, takes: ['B'], size: 18 },
  { label: 'C', delayMinutes: 3, takes: ['C'], size: 16 },
  { label: 'D', delayMinutes: 0, takes: ['D'], size: 10 },
  { label: 'E', delayMinutes: 11, takes: ['A+'], size: 6 },
];
const newcomers: readonly GroupPlan[] = [
  { label: 'C', delayMinutes: 3, takes: ['C'], size: 16 },
  { label: 'D', delayMinutes: 0, takes: ['D'], size: 14 },
  { label: 'E', delayMinutes: 5, takes: 'anyone', size: 8 },
];
const morning: readonly GroupPlan[] = [
  ...byLevel([10, 16, 14, 8]),
  { label: 'E', delayMinutes: 0, takes: 'women', size: 10 },
];
const together = (size: number, takes: GroupPlan['takes'] = 'anyone'): GroupPlan[] => [
  { label: 'E', delayMinutes: 0, takes, size },
];

const catchUp = { organizer: 'crown', finishProtocol: 'catchUp', eventType: 'RACE', groups: chase } as const;
const newbies = { organizer: 'calm', finishProtocol: 'newbies', eventType: 'GROUP_RIDE', groups: newcomers } as const;
const series = {
  organizer: 'axis',
  finishProtocol: 'classicGroup',
  eventType: 'GROUP_RIDE',
  groups: morning,
  clubOnly: true,
} as const;
const chaseText =
  'Слабые группы уходят первыми, сильные догоняют. Разрывы на старте: D, +3:00 C, +6:00 B, +9:00 A, +11:00 E.\nПобеждает тот, кто первым пересёк черту.';
const newbiesText =
  'Спокойная гонка для тех, кто недавно крутит. Группы C, D и E, зачёт в каждой свой.\nПульсометр желателен, спешка нет.';
const seriesText = 'Утренняя серия клуба «Ось». Каждая группа едет свою гонку, результаты идут в общий зачёт серии.';
const trialText = 'Раздельный старт рядами через 15 секунд. Драфта нет: только вы, ветер и часы.';

/** The season: twelve finished races, one running, six to come. */
export const seasonPlan: readonly RacePlan[] = [
  {
    ...catchUp,
    day: -13,
    clock: '16:30',
    name: 'Догонялки КРОНЫ №41',
    description: chaseText,
    route: 'volcano-circuit',
    laps: 4,
  },
  {
    ...series,
    day: -12,
    clock: '08:00',
    name: 'Утро по Оси, этап 1',
    description: seriesText,
    route: 'cobbled-climbs',
    laps: 2,
  },
  {
    ...newbies,
    day: -11,
    clock: '16:00',
    name: 'Новички: первый разворот',
    description: newbiesText,
    route: 'tempus-fugit',
    laps: 1,
  },
  {
    day: -10,
    clock: '17:00',
    name: 'Час без колеса',
    description: trialText,
    organizer: 'trial',
    finishProtocol: 'classicGroup',
    eventType: 'TIME_TRIAL',
    route: 'tempus-fugit',
    laps: 1,
    groups: byLevel([10, 14, 12, 8], [0, 5, 10, 15]),
  },
  {
    ...catchUp,
    day: -9,
    clock: '16:30',
    name: 'Догонялки КРОНЫ №42',
    description: chaseText,
    route: 'innsbruckring',
    laps: 2,
  },
  {
    day: -8,
    clock: '18:00',
    name: 'Штилевой критериум',
    description: 'Восемь коротких кругов. Отдышаться можно после финиша.',
    organizer: 'calm',
    finishProtocol: 'classicGroup',
    eventType: 'RACE',
    route: 'bell-lap',
    laps: 8,
    groups: byLevel([14, 20, 16, 10], [0, 1, 2, 3]),
  },
  {
    day: -7,
    clock: '10:00',
    name: 'Большой общий старт',
    description: 'Все в одном загоне и все в одной таблице. Боковой ветер обещаем.',
    organizer: 'wind',
    finishProtocol: 'classicCommon',
    eventType: 'RACE',
    route: 'sand-and-sequoias',
    laps: 1,
    groups: together(186),
  },
  {
    day: -6,
    clock: '16:30',
    name: 'Женский круг',
    description: 'Гонка только для женщин: парк, холмы и спринт у ворот.',
    organizer: 'wind',
    finishProtocol: 'classicCommon',
    eventType: 'RACE',
    route: 'park-perimeter-loop',
    laps: 2,
    groups: together(44, 'women'),
    womenOnly: true,
  },
  {
    ...newbies,
    day: -5,
    clock: '16:00',
    name: 'Новички: второй разворот',
    description: newbiesText,
    route: 'greater-london-flat',
    laps: 1,
  },
  {
    day: -4,
    clock: '17:00',
    name: 'Встречный ветер',
    description: 'Городской круг с двумя брусчатыми стенками перед финишем.',
    organizer: 'wind',
    finishProtocol: 'classicGroup',
    eventType: 'RACE',
    route: '2015-uci-worlds-course',
    laps: 1,
    groups: byLevel([12, 22, 18, 10], [0, 1, 2, 3]),
  },
  {
    ...series,
    day: -2,
    clock: '08:00',
    name: 'Утро по Оси, этап 2',
    description: seriesText,
    route: 'casse-pattes',
    laps: 1,
    escorted: true,
  },
  {
    ...catchUp,
    day: -1,
    clock: '16:30',
    name: 'Догонялки КРОНЫ №43',
    description: chaseText,
    route: 'champs-elysees',
    laps: 3,
  },
  {
    day: 0,
    clock: null,
    name: 'Длинный штиль',
    description: 'Восьмёрка через весь остров: два подъёма и длинная прямая к спринту.',
    organizer: 'calm',
    finishProtocol: 'classicGroup',
    eventType: 'RACE',
    route: 'figure-8',
    laps: 1,
    groups: byLevel([12, 18, 16, 10]),
  },
  {
    ...catchUp,
    day: 1,
    clock: '16:30',
    name: 'Догонялки КРОНЫ №44',
    description: chaseText,
    route: 'volcano-circuit',
    laps: 5,
  },
  {
    ...newbies,
    day: 2,
    clock: '16:00',
    name: 'Новички: третий разворот',
    description: newbiesText,
    route: 'tempus-fugit',
    laps: 1,
  },
  {
    day: 2,
    clock: '16:00',
    name: 'Цеховая разделка',
    description: trialText,
    organizer: 'trial',
    finishProtocol: 'classicGroup',
    eventType: 'TIME_TRIAL',
    route: 'greater-london-flat',
    laps: 1,
    groups: byLevel([10, 14, 12, 8], [0, 5, 10, 15]),
  },
  {
    ...series,
    day: 3,
    clock: '08:00',
    name: 'Утро по Оси, этап 3',
    description: seriesText,
    route: 'coast-to-coast',
    laps: 1,
    escorted: true,
  },
  {
    day: 4,
    clock: '10:00',
    name: 'Общий старт: второй порыв',
    description: 'Все в одном загоне и все в одной таблице.',
    organizer: 'wind',
    finishProtocol: 'classicCommon',
    eventType: 'RACE',
    route: 'casse-pattes',
    laps: 1,
    groups: together(124),
  },
  {
    day: 5,
    clock: '18:00',
    name: 'Критериум на закате',
    description: 'Шесть кругов и ни одного прямого участка длиннее вздоха.',
    organizer: 'calm',
    finishProtocol: 'classicGroup',
    eventType: 'RACE',
    route: 'bell-lap',
    laps: 6,
    groups: byLevel([14, 20, 16, 10], [0, 1, 2, 3]),
  },
];
