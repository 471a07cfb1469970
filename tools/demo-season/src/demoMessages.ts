import type { SeasonRace } from '@otryv/game-simulator';

/** Message in the format of the task `message add`. */
export interface DemoMessage {
  type: 'team' | 'race' | 'system';
  title: string;
  text: string;
  isRead: boolean;
  entityUrl: string | null;
  externalEntityUrl: string | null;
  createdAt: string;
}

type Messages = Pick<DemoMessage, 'type' | 'title' | 'text'> & Partial<Pick<DemoMessage, 'externalEntityUrl'>>;

export const messagesOfAccount = 25;
const unread = 3;
const mostOfRaces = 10;
const minute = 60_000;
const hour = 60 * minute;
const team = 'ВЕТЕР';
const teams = [
  'ВЕТЕР',
  'КРОНА',
  'Цех',
  'Северный разворот',
  'Высокий каденс',
  'Тихий ход',
  'Перевал',
  'Пятая передача',
  'Обрыв',
  'Ровный пульс',
  'Затяжной подъём',
  'Хвост группы',
  'Сухой асфальт',
  'Гравий',
  'Последний круг',
];
const riders = ['Марк Быстрицкий', 'Ефросинья Обрывина', 'Тимур Перевалов', 'Агния Подгорная', 'Прохор Затяжной'];
const cabinet = 'https://yookassa.ru/my/payments';

const ofTeam = (text: string): Messages => ({ type: 'team', title: team, text });
const ofSite = (text: string): Messages => ({ type: 'system', title: 'Отрыв', text });
const ofPayment = (text: string): Messages => ({
  type: 'system',
  title: 'ЮKassa',
  text,
  externalEntityUrl: cabinet,
});

const asCaptain = [
  ...riders.slice(0, 3).map((rider) => ofTeam(`${rider}: заявка в команду`)),
  ...riders.slice(3).map((rider) => ofTeam(`В команде новый участник: ${rider}`)),
  ofTeam('Вы исключили из команды: Глеб Спускаев'),
  ofTeam('Вы заблокировали в команде: Яков Отставалов'),
  ofTeam('Вы сняли блокировку в команде: Яков Отставалов'),
  ofTeam('Вера Каденсова больше не в команде'),
  ofSite(`Вы создали команду «${team}»`),
];
const asMember = [
  ...riders.slice(0, 4).map((rider) => ofTeam(`В команде новый участник: ${rider}`)),
  ofTeam('Вера Каденсова больше не в команде'),
  ofTeam('Заявка в команду одобрена'),
  { ...ofTeam('Заявка в команду отклонена'), title: 'КРОНА' },
];
const asAdmin = [1200, 3300, 1200, 6000, 1200, 3300].flatMap((roubles) => [
  ofPayment(`Платёж на ${roubles.toLocaleString('ru')} ₽ прошёл: слот организатора`),
  ofPayment(`Платёж на ${roubles.toLocaleString('ru')} ₽ ждёт подтверждения: слот организатора`),
]);
const byAccount: Readonly<Record<string, readonly Messages[]>> = { 'demo-captain': asCaptain, 'demo-admin': asAdmin };

/**
 * Returns the 25 messages of a demo account, newest first: events of its team or of the payments it manages, new teams
 * and the protocols of the season. Three are unread. They are the same at every call.
 */
export function demoMessages(username: string, races: readonly SeasonRace[], anchor: Date): DemoMessage[] {
  const own = byAccount[username] ?? (username === 'demo-newcomer' ? [] : asMember);
  const created = teams.map((name) => ofSite(`Создана команда «${name}»`));
  const ofRaces = races
    .filter(({ start }) => start.getTime() + 2 * hour < anchor.getTime())
    .slice(-mostOfRaces)
    .map((race) => aProtocol(race));
  const spread = [...own, ...created].map((messages, index) =>
    aMessage(messages, new Date(anchor.getTime() - ageMs(index))),
  );
  return [...ofRaces, ...spread.slice(0, messagesOfAccount - ofRaces.length)]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((message, index) => ({ ...message, isRead: index >= unread }));
}

/**
 * Returns the age of a message: the first two minutes; each further one about twice as old, with at most some days in
 * between.
 */
function ageMs(index: number): number {
  const doubling = 8;
  return 2 * minute * 2 ** Math.min(index, doubling) + Math.max(0, index - doubling) * 9 * 24 * hour + index;
}

function aProtocol({ id, name, start }: SeasonRace): DemoMessage {
  const messages: Messages = { type: 'race', title: name, text: 'Протокол готов' };
  return { ...aMessage(messages, new Date(start.getTime() + 2 * hour)), entityUrl: `/race/results/${id}` };
}

function aMessage({ type, title, text, externalEntityUrl = null }: Messages, createdAt: Date): DemoMessage {
  return { type, title, text, isRead: true, entityUrl: null, externalEntityUrl, createdAt: createdAt.toISOString() };
}
