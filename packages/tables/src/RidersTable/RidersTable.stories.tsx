import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRider, someRiders } from '../testing/aRider.ts';
import classes from '../testing/Sheet.module.css';
import { RidersTable } from './RidersTable.tsx';

const meta = {
  title: 'Tables/RidersTable',
  component: RidersTable,
  args: { caption: 'Райдеры', rows: someRiders(), rankingHref: ({ zwiftId }) => `#ranking-${zwiftId}` },
} satisfies Meta<typeof RidersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    power: 'watts',
    density: 'standard',
    ownProfileId: 7,
    profileHref: ({ zwiftId }) => `#rider-${zwiftId}`,
    weightHref: ({ zwiftId }) => `#weight-${zwiftId}`,
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <RidersTable caption="Загрузка" rows={[]} loading />
      <RidersTable caption="Пусто" rows={[]} />
      <RidersTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <RidersTable caption="Лучшее в списке и ничего не известно" rows={someRiders()} />
    </div>
  ),
};

/** Orders other than by racing score have no gaps. */
export const ByMedals: Story = { args: { sort: [{ column: 'medals', ascending: false }] } };

export const EdgeData: Story = {
  args: {
    rows: [
      aRider({
        sequenceNumber: 10_421,
        firstName: 'Александр-Мария',
        lastName: 'Преображенский-Долгоруков Łódźki',
        male: false,
        competitionMetrics: { racingScore: 0, category: null, categoryWomen: null },
        totalEvents: 12_480,
      }),
      aRider({
        sequenceNumber: 10_422,
        zwiftId: 9,
        firstName: 'Ö',
        lastName: '',
        countryAlpha3: 'XQX',
        age: 0,
        height: 0,
      }),
    ],
  },
};

export const SortedByKeyboard: Story = {
  args: { onSort: fn() },
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'RS' });
    within(header).getByRole('button').focus();

    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith([{ column: 'racingScore', ascending: true }]);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.queryByText('лидер')).toBeNull();

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Лев Подветренный');
  },
};
