import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Power } from './Power.tsx';

const meta = { title: 'Race/Power', component: Power, args: { value: 353 } } satisfies Meta<typeof Power>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { value: 4.4, unit: 'wkg' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Ватты">
        <Power value={353} />
      </Cell>
      <Cell label="На килограмм">
        <Power value={4.4} unit="wkg" />
      </Cell>
      <Cell label="В столбце">
        <Power value={4.4} unit="wkg" showUnit={false} />
      </Cell>
      <Cell label="Не измерено">
        <Power value={null} reason="датчика мощности не было" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Ноль">
        <Power value={0} />
      </Cell>
      <Cell label="Спринт">
        <Power value={1849.6} />
        <Power value={24.123} unit="wkg" />
      </Cell>
    </Matrix>
  ),
};
