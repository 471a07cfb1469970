import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aYear } from '../testing/chartData.ts';
import { RidersInEventsChart } from './RidersInEventsChart.tsx';

const meta = {
  title: 'Charts/RidersInEventsChart',
  parameters: { keyboard: ['chart'] },
  component: RidersInEventsChart,
  args: { title: 'Райдеры на старте по месяцам', periods: aYear },
} satisfies Meta<typeof RidersInEventsChart>;

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

export const Empty: Story = { args: { periods: [] } };

export const EdgeData: Story = {
  args: {
    title: 'Райдеры на старте по дням за тридцать дней, во всех заездах портала',
    periods: Array.from({ length: 30 }, (_, at) => ({ key: at, label: String(at + 1), male: 99_999, female: 0 })),
  },
};
