import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ratings } from '../testing/chartData.ts';
import { MetricHistoryChart } from './MetricHistoryChart.tsx';

const meta = {
  title: 'Charts/MetricHistoryChart',
  parameters: { keyboard: ['chart'] },
  component: MetricHistoryChart,
  args: {
    title: 'Гоночный рейтинг',
    points: ratings,
    foot: 'Пунктиром дни, за которые данных нет.',
  },
} satisfies Meta<typeof MetricHistoryChart>;

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

/** Nearly equal values: no two axis labels are equal. */
export const Level: Story = {
  args: { points: ratings.map(({ day }, at) => ({ day, value: 568 + (at % 5) * 0.5 })) },
  play: async ({ canvasElement }) => {
    const marks = () =>
      [...canvasElement.querySelectorAll('.recharts-cartesian-axis-tick-value')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marks().length).toBeGreaterThan(1));
    await expect(new Set(marks()).size).toBe(marks().length);
  },
};

/** Known days between unknown ones are points. */
export const Scattered: Story = {
  args: { points: ratings.map(({ day, value }, at) => ({ day, value: at % 9 === 0 ? value : null })) },
};

/** Fewer than five days: the last figure, and why there is no line. */
export const Few: Story = { args: { points: ratings.slice(0, 3) } };

export const Empty: Story = { args: { points: [] } };

export const EdgeData: Story = { args: { points: [{ day: '2026-11-21T20:00:00.000Z', value: 471 }] } };
