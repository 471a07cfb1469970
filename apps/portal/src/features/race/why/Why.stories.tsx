import type { LoggedDecision, ProtocolVersion } from '@otryv/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/results/{id}';
const history = '/api/race/results/{id}/history';
const version = '/api/race/results/{id}/versions/{version}';
const out = { rankEvent: 0, isDisqualification: true, disqualification: 'DSQ' as const };
const disqualified = aResult(1, { ...out, disqualificationDescription: 'вес изменён перед стартом' });
const rows = [
  aResult(0),
  disqualified,
  ...Array.from({ length: 12 }, (_, at) => aResult(at + 2, { rankEvent: at + 2 })),
];
const states = { protestsFrom: '2026-11-19T16:58:00.000Z', officialBy: null, lock: null };
const provisional = {
  ...states,
  state: 'provisional' as const,
  protestsUntil: '2026-11-22T16:58:00.000Z',
  officialSince: null,
};
const official = {
  ...states,
  state: 'official' as const,
  protestsUntil: '2026-11-21T16:58:00.000Z',
  officialSince: '2026-11-21T16:58:00.000Z',
};
const decisionOf = (changes: Partial<LoggedDecision>): LoggedDecision => ({
  _id: 'd'.repeat(24),
  rowId: '401.1003',
  name: 'Konstantin Verkhovoy',
  subgroupLabel: 'A',
  value: 'undo',
  undoes: null,
  isInForce: true,
  reason: 'Протест принят: пульс есть в файле датчика',
  version: 4,
  author: 'Дина Секундомерова',
  at: '2026-11-21T09:50:00.000Z',
  ...changes,
});
const decisions = [
  decisionOf({}),
  decisionOf({
    _id: 'e'.repeat(24),
    value: 'DSQ',
    isInForce: false,
    reason: 'Нет пульса 14 минут',
    author: 'Игнат Протоколов',
    at: '2026-11-20T15:40:00.000Z',
    version: 3,
  }),
];
const versionAt = (number: number, cause: ProtocolVersion['cause'], before: string | null, after: string) => ({
  version: number,
  createdAt: `2026-11-${17 + number}T09:50:00.000Z`,
  cause,
  moved: 13 - number,
  row: { before, after },
});
const versions = [
  versionAt(4, 'decision', 'DSQ', '3'),
  versionAt(3, 'decision', '3', 'DSQ'),
  versionAt(2, 'decision', '4', '3'),
  versionAt(1, 'import', null, '4'),
];
const race = respondWith(path, aRaceResults(rows, { protocol: provisional, version: 4 }));
const past = respondWith(history, { versions, decisions });
const appeals = respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [] });
const earlier = respondWith(version, aRaceResults([aResult(0), aResult(1), aResult(2)]));

const meta = {
  title: 'Screens/Why this place',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [race, past, earlier, appeals] },
  args: { address: '/race/results/401' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async () => {
  const [, , button] = await screen.findAllByRole('button', { name: /^Почему это место/ }, { timeout: 5000 });
  if (button) await userEvent.click(button);
  await screen.findByRole('heading', { name: 'Как получилось место' }, { timeout: 5000 });
};

export const Default: Story = { play: open };
export const HistoryFailed: Story = {
  parameters: { msw: [race, respondUnavailable(history)] },
  play: async (context) => {
    await open(context);
    await screen.findByText('История не загрузилась');
  },
};
export const History: Story = {
  args: { address: '/race/results/401?history=all' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Сравнить версии' }, { timeout: 5000 }));
    await screen.findByText('Места и метки в этих версиях одинаковы.');
  },
};
export const LinkedRow: Story = {
  args: { address: '/race/results/401?row=1005' },
  play: waitForText(/Предварительный/),
};
export const Official: Story = {
  parameters: { msw: [respondWith(path, aRaceResults(rows, { protocol: official }))] },
  play: waitForText(/Официальный/),
};
