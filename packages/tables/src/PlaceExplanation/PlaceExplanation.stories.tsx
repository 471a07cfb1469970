import { Button, Notice, Toolbar } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aGameRow } from '../testing/aGameRow.ts';
import { aPlaceDecision, aPlaceHistory, aPlaceVersion } from '../testing/aPlaceHistory.ts';
import { aResult } from '../testing/aResult.ts';
import classes from '../testing/Sheet.module.css';
import { PlaceExplanation } from './PlaceExplanation.tsx';
import { PlaceExplanationDrawer } from './PlaceExplanationDrawer.tsx';

const timeMs = 1_489_269;
const longName = { firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков' };
const longReason = 'Вес в день заезда отличается от взвешивания на старте больше, чем разрешает положение о серии';
const first = aResult({ profileId: 1, timeMs: timeMs - 9000, place: 1, groupLabel: 'B' });
const row = aResult({ profileId: 2, timeMs, place: 2, groupLabel: 'B' });
const disqualified = aResult({
  profileId: 3,
  timeMs,
  place: null,
  groupLabel: 'B',
  rider: longName,
  disqualification: { label: 'DSQ', reason: longReason },
});
const hidden = { value: null, hidden: true };
const unsent = aGameRow({
  activityId: null,
  rank: null,
  distanceKm: null,
  elevationM: null,
  powerSource: null,
  points: null,
  movedFrom: 'C',
  calories: hidden,
  averageWatts: hidden,
  heartRate: { value: null },
  weightKg: hidden,
});

const meta = {
  title: 'Tables/PlaceExplanation',
  component: PlaceExplanation,
  args: {
    row,
    rows: [first, row, disqualified],
    protocolKind: 'classicCommon',
    game: aGameRow(),
    history: { changes: aPlaceHistory() },
  },
} satisfies Meta<typeof PlaceExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    actions: (
      <Toolbar>
        <Button size="s">Поделиться</Button>
      </Toolbar>
    ),
    children: <Notice tone="info">Протест принят: пульс есть в файле датчика.</Notice>,
    history: { changes: aPlaceHistory(), difference: <p>Места и метки в этих версиях одинаковы.</p> },
  },
};

export const Drawer: Story = {
  render: (args) => <PlaceExplanationDrawer {...args} onRow={fn()} onClose={fn()} />,
  play: async () => {
    await screen.findByRole('dialog', { name: '2. Лев Подветренный' });
    await expect(screen.getByRole('button', { name: 'Строка выше' })).toBeEnabled();
  },
};

/** The receipt alone; the history loading, failed and empty. */
export const States: Story = {
  args: { history: undefined, game: undefined },
  render: (args) => (
    <div className={classes.Sheet}>
      <PlaceExplanation {...args} row={first} rows={[first]} />
      <PlaceExplanation {...args} history={{ changes: undefined }} />
      <PlaceExplanation
        {...args}
        history={{ changes: undefined, error: 'Сервер не ответил. Проверьте соединение.', onRetry: () => {} }}
      />
      <PlaceExplanation {...args} history={{ changes: { decisions: [], versions: [] } }} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    row: disqualified,
    game: unsent,
    history: {
      changes: {
        decisions: [aPlaceDecision({ value: 'OFF_RECORD', reason: longReason, name: longName.lastName })],
        versions: [aPlaceVersion({ row: { before: '2', after: null } })],
      },
    },
  },
};
