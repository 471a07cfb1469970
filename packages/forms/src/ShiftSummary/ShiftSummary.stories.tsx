import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOutcome } from '../testing/anOutcome.ts';
import { ShiftSummary } from './ShiftSummary.tsx';

const meta = {
  title: 'Forms/ShiftSummary',
  component: ShiftSummary,
  parameters: { keyboard: ['button'] },
  args: { outcome: { ...anOutcome(), messages: 0 } },
} satisfies Meta<typeof ShiftSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneRow: Story = { args: { outcome: { ...anOutcome(1), changesWinner: false, messages: 0 } } };
