import type { Meta, StoryObj } from '@storybook/react-vite';
import { RiderName } from '../RiderName/RiderName.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { OnAirChip } from './OnAirChip.tsx';

const meta = {
  title: 'Race/OnAirChip',
  component: OnAirChip,
  parameters: { keyboard: ['link'] },
  args: { href: 'https://streams.example/veter', children: 'в эфире' },
} satisfies Meta<typeof OnAirChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Сама по себе">
        <OnAirChip {...args} />
      </Cell>
      <Cell label="За именем">
        <RiderName name="Лев Подветренный" country="RUS" />
        <OnAirChip {...args} />
      </Cell>
    </Matrix>
  ),
};
