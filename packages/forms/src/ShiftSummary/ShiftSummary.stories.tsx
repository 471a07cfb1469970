import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOutcome } from '../testing/anOutcome.ts';
import classes from '../testing/Sheet.module.css';
import { ShiftSummary } from './ShiftSummary.tsx';

const oneRow = { ...anOutcome(1), changesWinner: false, messages: 0 };

const meta = {
  title: 'Forms/ShiftSummary',
  component: ShiftSummary,
  parameters: { keyboard: ['button'] },
  args: { outcome: { ...anOutcome(), messages: 0 } },
} satisfies Meta<typeof ShiftSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneRow: Story = { args: { outcome: oneRow } };

/** Many shifted rows, and one. */
export const States: Story = {
  render: ({ outcome }) => (
    <div className={classes.Sheet}>
      <ShiftSummary outcome={outcome} />
      <ShiftSummary outcome={oneRow} />
    </div>
  ),
};
