import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ages } from '../testing/chartData.ts';
import { AgeShares } from './AgeShares.tsx';

const meta = {
  title: 'Charts/AgeShares',
  parameters: { keyboard: ['chart'] },
  component: AgeShares,
  args: { title: 'Возраст', note: '3 930 райдеров', shares: ages },
} satisfies Meta<typeof AgeShares>;

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
      { key: 'Senior', label: 'Оченьдлинноеназваниегруппы', value: 1_000_000, isOwn: true },
      { key: 'none', label: 'никого', value: 0 },
    ],
  },
};
