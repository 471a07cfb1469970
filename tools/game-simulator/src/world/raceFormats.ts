import type { GroupLabel, GroupPlan } from './racePlan.ts';
import type { Category } from './riders.ts';

/** Returns groups A to D by level, with sizes and start gaps in minutes. */
export const byLevel = (sizes: readonly number[], gaps: readonly number[] = [0, 0, 0, 0]): GroupPlan[] => {
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
/** Returns a single group of all riders. */
export const commonGroup = (size: number, takes: GroupPlan['takes'] = 'anyone'): GroupPlan[] => [
  { label: 'E', delayMinutes: 0, takes, size },
];

const chaseText =
  'Слабые группы уходят первыми, сильные догоняют. Разрывы на старте: D, +3:00 C, +6:00 B, +9:00 A, +11:00 E.\nПобеждает тот, кто первым пересёк черту.';
const newbiesText =
  'Спокойная гонка для тех, кто недавно крутит. Группы C, D и E, зачёт в каждой свой.\nПульсометр желателен, спешка нет.';
const seriesText = 'Утренняя серия клуба «Ось». Каждая группа едет свою гонку, результаты идут в общий зачёт серии.';
const trialText = 'Раздельный старт рядами через 15 секунд. Драфта нет: только вы, ветер и часы.';

/** Recurring races: chase, newcomers, morning series, time trial. */
export const catchUp = {
  description: chaseText,
  organizer: 'crown',
  finishProtocol: 'catchUp',
  eventType: 'RACE',
  groups: chase,
} as const;
export const newbies = {
  description: newbiesText,
  organizer: 'calm',
  finishProtocol: 'newbies',
  eventType: 'GROUP_RIDE',
  groups: newcomers,
} as const;
export const series = {
  description: seriesText,
  organizer: 'axis',
  finishProtocol: 'classicGroup',
  eventType: 'GROUP_RIDE',
  groups: morning,
  clubOnly: true,
  regulars: 'mornings',
} as const;
export const timeTrial = {
  description: trialText,
  organizer: 'trial',
  finishProtocol: 'classicGroup',
  eventType: 'TIME_TRIAL',
  groups: byLevel([10, 14, 12, 8], [0, 5, 10, 15]),
} as const;
