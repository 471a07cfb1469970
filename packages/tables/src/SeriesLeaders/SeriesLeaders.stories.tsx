import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeriesLeaders } from './SeriesLeaders.tsx';

const meta = {
  title: 'Tables/SeriesLeaders',
  parameters: { keyboard: ['link'] },
  component: SeriesLeaders,
  args: {
    leaders: [
      { label: 'Общий зачёт', rider: 'Ярослав Быстрицкий', href: '#leader', value: '3:55:27', jersey: 'leader' },
      { label: 'Очки', rider: 'Клим Верхояров', href: '#points', value: '84', jersey: 'points' },
      { label: 'Женщины', rider: 'Нелли Якорева', href: '#women', value: '+19:52', jersey: null },
      {
        label: 'До 30 лет',
        rider: 'Александр-Мария Преображенский-Долгоруков',
        href: '#young',
        value: '+7:00',
        jersey: 'young',
      },
    ],
  },
} satisfies Meta<typeof SeriesLeaders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const EdgeData: Story = {
  args: { leaders: [{ label: 'Общий зачёт', rider: 'слово'.repeat(40), value: '123:55:27', jersey: null }] },
};
