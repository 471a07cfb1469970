import type { Meta, StoryObj } from '@storybook/react-vite';
import { ratings } from '../testing/chartData.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Рейтинг за 90 дней, от 421 до 471', values: ratings.map(({ value }) => value) },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { label: 'Рейтинга нет', values: [] } };
export const EdgeData: Story = { args: { label: 'Один день', values: [471] } };
