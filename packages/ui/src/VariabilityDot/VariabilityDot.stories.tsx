import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { VariabilityDot } from './VariabilityDot.tsx';

const meta = { title: 'Race/VariabilityDot', component: VariabilityDot, args: { index: 1.08 } } satisfies Meta<
  typeof VariabilityDot
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      {[1.02, 1.05, 1.08, 1.15, 1.34].map((index) => (
        <Cell key={index} label={String(index)}>
          <VariabilityDot index={index} />
        </Cell>
      ))}
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { index: 12 } };
