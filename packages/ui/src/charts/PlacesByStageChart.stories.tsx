import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { climbers, stages } from '../testing/chartData.ts';
import { PlacesByStageChart } from './PlacesByStageChart.tsx';

const meta = {
  title: 'Charts/PlacesByStageChart',
  parameters: { keyboard: ['chart'] },
  component: PlacesByStageChart,
  args: { title: 'Места по этапам', stages, riders: climbers },
} satisfies Meta<typeof PlacesByStageChart>;

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

export const Empty: Story = { args: { riders: [] } };

export const EdgeData: Story = { args: { riders: climbers.slice(0, 1), stages: stages.slice(0, 1) } };
