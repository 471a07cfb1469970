import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGroup, someGroups } from '../testing/aGroup.ts';
import classes from '../testing/Sheet.module.css';
import { GroupsTable } from './GroupsTable.tsx';

const start = '2026-11-21T14:30:00Z';
const meta = {
  title: 'Tables/GroupsTable',
  component: GroupsTable,
  args: { caption: 'Группы', rows: someGroups(), eventStart: start },
} satisfies Meta<typeof GroupsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <GroupsTable caption="Загрузка" rows={[]} eventStart={start} loading />
      <GroupsTable caption="Своя группа" rows={someGroups()} eventStart={start} ownGroup="B" />
      <GroupsTable caption="Для всех" rows={[aGroup({ fromPaceValue: null, toPaceValue: null })]} eventStart={start} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aGroup({
        rangeAccessLabel: '690-1000',
        fromPaceValue: 0,
        toPaceValue: 0,
        distanceInMeters: 104_900,
      }),
      aGroup({ id: 2, subgroupLabel: 'E', laps: 0, eventSubgroupStart: '2026-11-21T14:35:30Z' }),
      aGroup({
        id: 3,
        subgroupLabel: 'D',
        laps: 0,
        durationInSeconds: 1790,
        paceType: 2,
        fromPaceValue: 5,
        toPaceValue: 15,
      }),
    ],
  },
};
