import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparedFigures } from './ComparedFigures.tsx';

const meta = {
  title: 'Race/ComparedFigures',
  component: ComparedFigures,
  args: {
    caption: 'Цифры',
    names: ['Лев', 'Глеб'],
    figures: [
      { label: 'Гоночный рейтинг', values: ['561', '512'], best: [0] },
      { label: 'FTP, вт/кг', values: ['3.98', '3.51'], best: [0] },
      { label: 'Вес, кг', values: ['78.3', 'скрыто'] },
      { label: 'Подиумов', values: ['5', '21'], best: [1] },
    ],
  },
} satisfies Meta<typeof ComparedFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};
export const EdgeData: Story = {
  args: {
    names: ['Александр-Мария Преображенский-Долгоруков', 'Ö', 'Влас'],
    figures: [{ label: 'Рейтинг за 30 дней', values: ['+1 240', '—', '−3'], best: [0] }],
  },
};
