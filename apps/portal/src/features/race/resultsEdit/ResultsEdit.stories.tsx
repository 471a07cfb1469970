import type { ProtocolHistory, ProtocolState } from '@otryv/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { aDnf, aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/results/{id}';
const rows = [
  ...Array.from({ length: 8 }, (_, at) => aResult(at)),
  aResult(8, {
    rankEvent: 0,
    isDisqualification: true,
    disqualification: 'DSQ',
    disqualificationDescription: 'нет видео',
  }),
  aDnf(9),
];
const rowsWithoutGroup = rows
  .map((row, at) =>
    at < 6
      ? row
      : aResult(at, {
          rankEvent: 0,
          gap: null,
          gapPrev: null,
          isDisqualification: true,
          disqualification: 'NO_GROUP',
          hasNoGroup: true,
        }),
  )
  .slice(0, 8);
const open: ProtocolState = {
  state: 'provisional',
  protestsFrom: '2026-11-20T16:58:00.000Z',
  protestsUntil: '2026-11-22T16:58:00.000Z',
  officialSince: null,
  officialBy: null,
  lock: null,
};
const decided = (value: 'DSQ' | 'undo', name: string, isInForce: boolean) => ({
  _id: (isInForce ? 'a' : 'b').repeat(24),
  rowId: '401.1001',
  name,
  subgroupLabel: 'A' as const,
  value,
  undoes: null,
  isInForce,
  reason: 'нет видео',
  author: 'Игнат Протоколов',
  at: '2026-11-21T08:40:00.000Z',
  version: 3,
});
const history: ProtocolHistory = {
  decisions: [decided('undo', 'Лев Подветренный', false), decided('DSQ', 'Архип Лощинин', true)],
  versions: [
    { version: 3, createdAt: '2026-11-21T08:40:00.000Z', cause: 'decision', moved: 5, row: null },
    { version: 2, createdAt: '2026-11-20T17:04:00.000Z', cause: 'import', moved: 79, row: null },
  ],
};
const outcome = {
  shifts: [],
  medals: 0,
  points: 0,
  changesWinner: false,
  messages: 1,
};
const links = [
  { profileId: 2001, name: 'А. Лощинин', mainProfileId: 1002, mainName: 'Архип Лощинин' },
  { profileId: 2002, name: 'Лев второй', mainProfileId: 1003, mainName: 'Лев Подветренный' },
];
const session = sessionOf(aUser({ moderator: { clubs: ['club'] } }));
const protocol = (changes: Partial<ProtocolState> = {}) =>
  respondWith(path, aRaceResults(rows, { protocol: { ...open, ...changes } }));
const rest = [
  respondWith('/api/race/results/{id}/history', history),
  respondWith('/api/race/results/{id}/hidden', { data: [] }),
  respondWith('/api/race/results/{id}/links', { data: [] }),
  respondWith('/api/race/results/{id}/implausible', { data: [], quantity: 0, currentPage: 1, quantityPages: 0 }),
  respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [] }),
  http.post('*/api/race/results/:id/decisions/dry-run', () => Response.json(outcome)),
];

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [protocol(), ...rest, ...session];

const meta = {
  title: 'Screens/ResultsEdit',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/results/edit/401', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Provisional: Story = { play: waitForText('Журнал решений') };
export const Phone: Story = { ...Provisional, globals: { viewport: { value: 'mobile1' } } };
export const Deciding: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('checkbox', { name: /Выбрать/ });
    if (first) await userEvent.click(first);
    await screen.findByText('Никто не сдвинется');
  },
};
export const Official: Story = {
  parameters: {
    msw: [
      respondWith('/api/race/results/{id}/links', { data: links }),
      protocol({ state: 'official', officialSince: '2026-11-21T08:00:00.000Z' }),
      ...rest,
      ...session,
    ],
  },
  play: waitForText(/Аккаунты связали после публикации/),
};
const judged = { profileId: 1002, name: 'Архип Лощинин', duration: 0, accepted: null };
const longName = 'Константин-Александр Преображенский-Великоустюжский';
const accepted = { author: 'Игнат Протоколов', at: '2026-11-21T08:00:00.000Z' };
const implausible = {
  data: [
    { ...judged, figure: 'effortWattsPerKg' as const, duration: 5, value: 49.43, limit: 27.65 },
    { ...judged, figure: 'effortWatts' as const, duration: 15, value: 2871, limit: 1893 },
    { ...judged, figure: 'averageWattsPerKg' as const, value: 9.31, limit: 7.06 },
    { ...judged, figure: 'weight' as const, value: 70, limit: 16_000, accepted },
    { ...judged, figure: 'height' as const, value: 17, limit: 100 },
    { ...judged, figure: 'heartRate' as const, value: 255, limit: 230 },
    { ...judged, figure: 'averageWatts' as const, value: 936, limit: 736, name: longName },
    { ...judged, figure: 'time' as const, value: 1, limit: 20_000, name: longName, accepted },
  ],
  quantity: 44,
  currentPage: 1,
  quantityPages: 3,
};
export const WithImplausibleValues: Story = {
  parameters: {
    msw: [respondWith('/api/race/results/{id}/implausible', implausible), protocol(), ...rest, ...session],
  },
  play: waitForText(/Неправдоподобные значения/),
};
export const Locked: Story = {
  parameters: {
    msw: [
      protocol({ lock: { author: 'Игнат Протоколов', reason: 'Разбор', at: '2026-11-21T08:00:00.000Z' } }),
      ...rest,
      ...session,
    ],
  },
  play: waitForText('Правит только Игнат Протоколов'),
};
export const WithoutGroup: Story = {
  parameters: { msw: [respondWith(path, aRaceResults(rowsWithoutGroup, { protocol: open })), ...rest, ...session] },
  play: waitForText('2 результата без группы'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path), ...rest, ...session] } };
export const Failed: Story = {
  parameters: { msw: [respondUnavailable(path), ...rest, ...session] },
  play: waitForText('Протокол не загрузился'),
};
