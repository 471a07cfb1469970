import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { aProtocol, oddRows, outOfRanking } from '../testing/aProtocol.ts';
import classes from '../testing/Sheet.module.css';
import { shiftsWithout } from '../testing/shiftsWithout.ts';
import { ResultsEditTable } from './ResultsEditTable.tsx';

const race = [...aProtocol(12), ...outOfRanking()];
const caption = 'Правка результатов «Четверговая гонка. Холмы»';
const nobody: ReadonlySet<string> = new Set();
const meta = {
  title: 'Tables/ResultsEditTable',
  component: ResultsEditTable,
  args: { caption, rows: race, chosen: nobody },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ResultsEditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { shifts: shiftsWithout(race, 0) },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('checkbox');
    if (!first) throw new Error('No row can be chosen.');
    await userEvent.click(first);
    await expect(first).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ResultsEditTable caption="Загрузка" rows={[]} chosen={nobody} loading />
      <ResultsEditTable caption="Только чтение" rows={race.slice(0, 4)} chosen={nobody} />
      <ResultsEditTable caption="Ошибка" rows={[]} chosen={nobody} error="Сервер не ответил." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = { args: { rows: oddRows() } };

/** A long reason without spaces wraps and does not overflow its cell. */
export const LongReason: Story = {
  args: {
    rows: [
      ...race.slice(0, 2),
      ...outOfRanking().map((row) => ({ ...row, disqualification: { label: 'DSQ' as const, reason: 'Н'.repeat(50) } })),
    ],
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region');
    for (const { scrollWidth, clientWidth } of region.querySelectorAll('td'))
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

function Chosen(props: ComponentProps<typeof ResultsEditTable>) {
  const [chosen, setChosen] = useState(props.chosen);

  return (
    <ResultsEditTable
      {...props}
      chosen={chosen}
      onChoose={(rowId, isChosen) =>
        setChosen((before) => new Set([...before, rowId].filter((id) => isChosen || id !== rowId)))
      }
      renderDecision={({ disqualification }) => disqualification?.reason}
    />
  );
}
