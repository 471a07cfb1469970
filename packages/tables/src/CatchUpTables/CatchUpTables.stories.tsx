import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aCatchUpWin, someCatchUpWins } from '../testing/aCatchUpWin.ts';
import classes from '../testing/Sheet.module.css';
import { CatchUpLeadersTable } from './CatchUpLeadersTable.tsx';
import { CatchUpSummaryTable } from './CatchUpSummaryTable.tsx';
import { CatchUpWinnersTable } from './CatchUpWinnersTable.tsx';

const wins = someCatchUpWins();
const meta = {
  title: 'Tables/CatchUpWinnersTable',
  component: CatchUpWinnersTable,
  subcomponents: { CatchUpLeadersTable, CatchUpSummaryTable },
  args: { rows: wins, ownProfileId: 1002, resultsHref: ({ eventId }) => `#results-${eventId}` },
} satisfies Meta<typeof CatchUpWinnersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = { args: { density: 'standard', profileHref: ({ profileId }) => `#rider-${profileId}` } };

export const Leaders: Story = { render: () => <CatchUpLeadersTable wins={wins} ownProfileId={1002} /> };
export const Summary: Story = { render: () => <CatchUpSummaryTable wins={wins} /> };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <CatchUpWinnersTable caption="Загрузка" rows={[]} loading />
      <CatchUpWinnersTable caption="Пусто" rows={[]} />
      <CatchUpLeadersTable caption="Лидеров нет" wins={[]} />
      <CatchUpSummaryTable caption="Побед нет" wins={[]} />
      <CatchUpWinnersTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    caption: 'Один заезд',
    rows: [
      aCatchUpWin({
        rider: {
          ...aCatchUpWin().rider,
          firstName: 'Александр-Мария',
          lastName: 'Преображенский-Долгоруков Łódźki',
          countryAlpha3: null,
        },
        durationInMilliseconds: 0,
        speedKmh: null,
        finishers: 0,
        startGaps: [],
        world: null,
        route: null,
        laps: null,
        distanceKm: null,
        elevationM: 0,
      }),
    ],
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Время' });
    within(header).getByRole('button').focus();

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Порядок: время, по возрастанию');
  },
};
