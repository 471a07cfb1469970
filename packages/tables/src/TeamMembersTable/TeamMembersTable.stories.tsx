import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aMember, someMembers } from '../testing/aMember.ts';
import { aRider } from '../testing/aRider.ts';
import classes from '../testing/Sheet.module.css';
import { TeamMembersTable } from './TeamMembersTable.tsx';

const meta = {
  title: 'Tables/TeamMembersTable',
  component: TeamMembersTable,
  args: { caption: 'Состав команды «Ветер»', rows: someMembers() },
} satisfies Meta<typeof TeamMembersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: { ownProfileId: 7, profileHref: ({ rider }) => rider && `#rider-${rider.zwiftId}` },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <TeamMembersTable caption="Загрузка" rows={[]} loading />
      <TeamMembersTable caption="Пусто" rows={[]} />
      <TeamMembersTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <TeamMembersTable caption="Без очков" rows={[aMember({ seasonPoints: 0, seasonRaces: 0 })]} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aMember({
        rider: {
          ...aRider({ firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков Łódźki', male: false }),
          category: null,
          competitionMetrics: null,
          ftp: null,
        },
        seasonPoints: 12_400,
        seasonRaces: 1240,
      }),
      aMember({ userId: 'none', rider: null, specialization: null }),
    ],
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Заездов' });
    within(header).getByRole('button').focus();

    await userEvent.keyboard('{Enter}{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Райдер без данных игры');
  },
};
