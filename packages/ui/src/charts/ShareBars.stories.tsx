import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShareBars } from './ShareBars.tsx';

const shares = [
  { key: '/race/schedule', label: '/race/schedule', value: 412 },
  { key: '/race/results/:eventId', label: '/race/results/:eventId', value: 268 },
  { key: '/riders', label: '/riders', value: 31 },
];

const meta = {
  title: 'Charts/ShareBars',
  parameters: { keyboard: ['chart'] },
  component: ShareBars,
  args: { title: 'Посещения по страницам', what: 'Страница', counted: 'Посещения', shares },
} satisfies Meta<typeof ShareBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Таблицей' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Empty: Story = { args: { shares: [] } };

export const EdgeData: Story = {
  args: {
    shares: [
      { key: 'one', label: 'Объединённая осенняя гонка клубов «Перевал через радиовышку»', value: 1 },
      ...shares,
    ],
    labels: 'wide',
  },
};
