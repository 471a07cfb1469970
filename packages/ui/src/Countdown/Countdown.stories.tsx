import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Countdown } from './Countdown.tsx';

const meta = { title: 'Race/Countdown', component: Countdown, args: { to: '2026-11-21T16:12:18Z' } } satisfies Meta<
  typeof Countdown
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Whole days with their unit, from one day on. */
export const Features: Story = { args: { to: '2026-11-24T12:42:18Z' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Часы">
        <Countdown to="2026-11-21T16:12:18Z" />
      </Cell>
      <Cell label="Минуты">
        <Countdown to="2026-11-21T12:42:18Z" />
      </Cell>
      <Cell label="Дни">
        <Countdown to="2026-11-24T12:42:18Z" />
      </Cell>
      <Cell label="Начался">
        <Countdown to="2026-11-21T11:00:00Z" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { to: '2026-11-21T12:00:00.400Z' } };
