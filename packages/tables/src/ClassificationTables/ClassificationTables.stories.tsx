import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTour } from '../testing/aStanding.ts';
import classes from '../testing/Sheet.module.css';
import { ClassificationTable } from './ClassificationTable.tsx';
import { TeamClassificationTable } from './TeamClassificationTable.tsx';

const rows = aTour(12).map(({ profileId, rider, finalCategory, totalTimeInMilliseconds }, at) => ({
  profileId,
  place: at + 1,
  rider,
  category: finalCategory,
  points: 84 - at * 7,
  timeMs: totalTimeInMilliseconds,
  gapToLeaderMs: at === 0 ? null : at * 18_000,
}));
const teams = ['Ветер', 'Север', 'Объединённая команда северного берега'].map((name, at) => ({
  team: { name, shortName: name.slice(0, 5).toUpperCase(), urlSlug: name, appearance: null },
  place: at + 1,
  timeMs: 42_000_000 + at * 90_000,
  gapToLeaderMs: at === 0 ? null : at * 90_000,
  stages: 4,
}));

const meta = {
  title: 'Tables/ClassificationTables',
  component: ClassificationTable,
  args: { caption: 'Очки', kind: 'points', rows },
} satisfies Meta<typeof ClassificationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Time: Story = { args: { caption: 'Женщины', kind: 'time' } };
export const Teams: Story = { render: () => <TeamClassificationTable caption="Команды" rows={teams} /> };

/** By points, by time and of teams, one below another. */
export const States: Story = {
  render: (args) => (
    <div className={classes.Sheet}>
      <ClassificationTable {...args} rows={args.rows.slice(0, 4)} />
      <ClassificationTable caption="Женщины" kind="time" rows={args.rows.slice(0, 4)} />
      <TeamClassificationTable caption="Команды" rows={teams} />
    </div>
  ),
};

export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = { args: { rows: [] } };
