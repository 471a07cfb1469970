import type { RegistrationMode } from '@otryv/race';
import type { OrganizerKey } from './organizers.ts';
import { byLevel } from './raceFormats.ts';
import type { FinishProtocol, GroupPlan } from './racePlan.ts';

/** Planned event that demonstrates one feature of events; most are races of five groups in Watopia. */
export interface ShowcasePlan {
  readonly name: string;
  readonly description: string;
  readonly mode: RegistrationMode;
  readonly visibility: 'PUBLIC' | 'DEFINED_BY_RESOURCE_ID' | 'SHAREABLE';
  readonly culling?: string;
  readonly organizer?: OrganizerKey;
  readonly finishProtocol?: FinishProtocol;
  readonly route?: string;
  readonly groups?: readonly GroupPlan[];
  readonly escorted?: true;
  /** Whether it is a run, with paces in km/h. */
  readonly isRun?: true;
  /** Duration in seconds of a time-limited event. */
  readonly seconds?: number;
}

export const fiveGroups: readonly GroupPlan[] = [
  ...byLevel([4, 5, 5, 4], [8, 6, 4, 2]),
  { label: 'E', delayMinutes: 0, takes: 'anyone', size: 4 },
];
const together: readonly GroupPlan[] = [{ label: 'E', delayMinutes: 0, takes: 'anyone', size: 14 }];
const club = 'DEFINED_BY_RESOURCE_ID';

const formatted = `**Регламент.** Пять групп, у каждой свой старт и свой зачёт.

* нужен пульсометр: без него результат *вне зачёта*;
* вес и рост: как на весах утром в день гонки.

<b>Связь:</b> <a href="https://os.example/voice">голосовой канал</a>, сбор за 15 минут до старта.<br>Вопросы принимает судья в чате клуба.`;
const edited = 'Маршрут утверждён, порядок стартов уточняется. Правка соорганизатора: 00:00 UTC.';

/** Each registration mode once, then further features of events. */
export const showcasePlan: readonly ShowcasePlan[] = [
  { name: 'Свободный вход', description: formatted, mode: 'disabled', visibility: 'PUBLIC' },
  { name: 'По категориям', description: 'Группа по категории игры.', mode: 'default', visibility: 'SHAREABLE' },
  { name: 'Категории и A+', description: 'Сильнейшие в группе E.', mode: 'defaultAndAPlus', visibility: club },
  { name: 'Гонка рейтинга', description: 'Группа по гоночному рейтингу.', mode: 'racingScore', visibility: 'PUBLIC' },
  {
    name: 'Догонялки на вулкане',
    description: 'Слабые уходят первыми, сильные догоняют.',
    mode: 'catchUp',
    visibility: 'SHAREABLE',
    organizer: 'crown',
    finishProtocol: 'catchUp',
  },
  {
    name: 'Тур догонялок',
    description: 'Этап тура: у группы B своя граница мощности.',
    mode: 'catchUpTour',
    visibility: club,
    organizer: 'crown',
    finishProtocol: 'catchUp',
  },
  {
    name: 'Запись закрыта',
    description: 'Состав набран: стартуют те, кого записал клуб.',
    mode: 'closed',
    visibility: 'SHAREABLE',
  },
  {
    name: 'Партнёрский заезд',
    description: 'Группы по договорённости.',
    mode: 'disabledForPartner',
    visibility: club,
    culling: 'CULLING_EVERYBODY',
  },
  {
    name: 'Женская гонка: D и E',
    description: 'Группы D и E только для женщин.',
    mode: 'femaleDAndEForPartner',
    visibility: 'PUBLIC',
    organizer: 'crown',
  },
  {
    name: 'Женская гонка: E',
    description: 'Группа E только для женщин.',
    mode: 'femaleEForPartner',
    visibility: 'SHAREABLE',
    organizer: 'crown',
  },
  { name: 'Гонка поколений', description: 'Группа по возрасту.', mode: 'age', visibility: 'PUBLIC' },
  {
    name: 'Длинная суббота',
    description: 'Едем долго и ровно.',
    mode: 'endurance',
    visibility: club,
    groups: together,
    culling: 'CULLING_SUBGROUP_ONLY',
  },
  { name: 'Старт с соорганизатором', description: edited, mode: 'default', visibility: 'SHAREABLE' },
  {
    name: 'Пробежка по парку',
    description: 'Пять километров в разговорном темпе.',
    mode: 'disabled',
    visibility: 'PUBLIC',
    groups: together,
    isRun: true,
    route: 'run-path-reverse',
  },
  {
    name: 'Час за лидером',
    description: 'Ровно час: лидер держит темп, замыкающий ждёт отставших.',
    mode: 'disabled',
    visibility: 'SHAREABLE',
    groups: together,
    escorted: true,
    seconds: 3600,
  },
];
