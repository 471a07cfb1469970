import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLeader, someLeaders } from '../testing/aLeader.ts';
import classes from '../testing/Sheet.module.css';
import { LeadersTable } from './LeadersTable.tsx';

const meta = {
  title: 'Tables/LeadersTable',
  component: LeadersTable,
  args: { caption: 'Лидеры среди мужчин', rows: someLeaders(), interval: 1200 },
} satisfies Meta<typeof LeadersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    power: 'watts',
    ownProfileId: 9,
    profileHref: ({ zwiftId }) => `#rider-${zwiftId}`,
    teamHref: ({ rider }) => `#team-${rider.team?.urlSlug}`,
    raceHref: ({ eventName }) => `#${eventName}`,
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <LeadersTable caption="Загрузка" rows={[]} interval={15} loading />
      <LeadersTable caption="Пусто" rows={[]} interval={60} />
      <LeadersTable caption="Ошибка" rows={[]} interval={300} error="Сервер не ответил." onRetry={() => {}} />
      <LeadersTable caption="Один" rows={[aLeader()]} interval={1200} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aLeader({
        eventName: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano',
        rider: {
          firstName: 'Александр-Мария',
          lastName: 'Преображенский-Долгоруков Łódźki',
          gender: 'FEMALE',
          team: { name: 'Команда с длинным именем', shortName: 'ДЛИННОИМЁННЫЕ', urlSlug: 'long', appearance: null },
        },
      }),
      aLeader({ zwiftId: 9, eventStart: null, rider: { firstName: 'Ö', lastName: '', countryAlpha3: 'XQX' } }),
    ],
  },
};
