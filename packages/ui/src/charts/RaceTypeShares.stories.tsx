import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ages } from '../testing/chartData.ts';
import { RaceTypeShares } from './RaceTypeShares.tsx';

const meta = {
  title: 'Charts/RaceTypeShares',
  parameters: { keyboard: ['chart'] },
  component: RaceTypeShares,
  args: { title: 'Типы заездов', shares: ages.slice(0, 3) },
} satisfies Meta<typeof RaceTypeShares>;

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

export const EdgeData: Story = { args: { shares: [{ key: 'race', label: 'гонка', value: 1 }] } };
