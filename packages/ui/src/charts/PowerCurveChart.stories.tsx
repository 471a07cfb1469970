import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { curves } from '../testing/chartData.ts';
import { PowerCurveChart } from './PowerCurveChart.tsx';

const meta = {
  title: 'Charts/PowerCurveChart',
  parameters: { keyboard: ['chart'] },
  component: PowerCurveChart,
  args: {
    title: 'Кривая мощности, вт/кг',
    curves,
    unit: 'wattsPerKg',
    foot: 'В кривую не вошли 2 заезда: мощность не измерена датчиком.',
  },
} satisfies Meta<typeof PowerCurveChart>;

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

export const Read: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('30 с', { selector: 'b' })).toBeVisible();
    await expect(canvas.getByText(/впереди на 0[.,]/)).toBeVisible();
  },
};

export const Empty: Story = { args: { curves: [] } };

export const EdgeData: Story = {
  args: {
    curves: [
      {
        key: 'one',
        name: 'Александр-Мария Преображенский-Долгоруков',
        bests: [
          { duration: 5, value: 1402 },
          { duration: 1200, value: 301 },
        ],
      },
    ],
    unit: 'watts',
  },
};
