import type { EditedStage, StageRace } from '../StagesEditor/index.ts';

const settings = { includeResults: true, requiredForGeneral: false, disableTimeGapRule: false, isLocked: false };
const moment = (day: number) => Date.UTC(2026, 9, day, 16, 30);
const race = (id: number, name: string, details: string): StageRace => ({ id, name, details });

/** A series with a prologue, a stage that is ridden twice, a locked one, and one without a race. */
export const someStages: readonly EditedStage[] = [
  {
    ...settings,
    order: 0,
    name: 'Проба сил',
    state: 'done',
    start: moment(17),
    includeResults: false,
    races: [race(5100, 'Осенний кубок. Пролог', '17 октября, 19:30 МСК, 9,8 км, 164 райдера')],
  },
  {
    ...settings,
    order: 1,
    name: 'Мосты',
    state: 'done',
    start: moment(21),
    requiredForGeneral: true,
    races: [
      race(5101, 'Осенний кубок. Этап 1', '21 октября, 19:30 МСК, 36,0 км, 187 райдеров'),
      race(5102, 'Осенний кубок. Этап 1, повтор', '23 октября, 21:00 МСК, 41 райдер'),
    ],
  },
  {
    ...settings,
    order: 2,
    name: 'Холмы',
    state: 'today',
    start: moment(28),
    isLocked: true,
    races: [race(5103, 'Четверговая гонка. Холмы', '28 октября, 19:30 МСК, 16,2 км')],
  },
  {
    ...settings,
    order: 3,
    name: 'Холодный фронт',
    state: 'coming',
    start: moment(30),
    races: [race(5104, 'Осенний кубок. Этап 3', '30 октября, 19:30 МСК, 27,7 км')],
  },
  { ...settings, order: 4, name: 'Финал', state: 'coming', start: null, races: [] },
];

export const someRaces: readonly StageRace[] = [
  race(5110, 'Субботний пролог', 'сегодня, 14:00 МСК'),
  race(5111, 'Женская гонка. Зимний круг', '22 ноября, 13:30 МСК'),
  race(5112, 'Ночная разделка', '23 ноября, 21:40 МСК'),
];
