import type { Meta, StoryObj } from '@storybook/react-vite';
import { ratings } from '../testing/chartData.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { TrendCard } from './TrendCard.tsx';

const trend = { label: 'Рейтинг за 90 дней, от 421 до 471', values: ratings.map(({ value }) => value) };
const meta = {
  title: 'Charts/TrendCard',
  component: TrendCard,
  parameters: { keyboard: ['link'] },
  args: { label: 'Гоночный рейтинг', value: '471', change: '+18 за 30 дней', trend },
} satisfies Meta<typeof TrendCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { href: '#score', label: 'Вес', value: '74.0', unit: 'кг' } };

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="С историей">
        <TrendCard {...args} />
      </Cell>
      <Cell label="Мало данных">
        <TrendCard {...args} few="мало данных за 90 дней" trend={{ label: 'Один день', values: [471] }} />
      </Cell>
      <Cell label="Скрыто">
        <TrendCard label="Вес" value="скрыто" trend={{ label: 'Вес', values: [] }} />
      </Cell>
    </Matrix>
  ),
};
