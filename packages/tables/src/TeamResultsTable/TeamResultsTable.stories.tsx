import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRacedResult, someTeamRaces } from '../testing/aRacedResult.ts';
import classes from '../testing/Sheet.module.css';
import { TeamResultsTable } from './TeamResultsTable.tsx';

const meta = {
  title: 'Tables/TeamResultsTable',
  component: TeamResultsTable,
  args: { caption: 'Результаты команды «Крона»', rows: someTeamRaces() },
} satisfies Meta<typeof TeamResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    power: 'watts',
    density: 'standard',
    ownProfileId: 7,
    profileHref: ({ profileId }) => `#rider-${profileId}`,
    raceHref: ({ eventId }) => `#race-${eventId}`,
    weightHref: ({ profileId }) => `#weight-${profileId}`,
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <TeamResultsTable caption="Загрузка" rows={[]} loading />
      <TeamResultsTable caption="Пусто" rows={[]} />
      <TeamResultsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <TeamResultsTable caption="Медаль, очки и вне зачёта" rows={someTeamRaces()} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aRacedResult({
        eventName: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano, stage 12',
        timeMs: 12_661_500,
        place: 1240,
        points: { zpruFinishPoints: 1240 },
        rider: { firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков Łódźki', gender: 'FEMALE' },
      }),
      aRacedResult({ profileId: 9, watts: null, timeMs: null, rider: { firstName: 'Ö', lastName: '' } }),
    ],
  },
};
