import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { scoreRanges } from '../testing/chartData.ts';
import { RacingScoreHistogram } from './RacingScoreHistogram.tsx';

const meta = {
  title: 'Charts/RacingScoreHistogram',
  parameters: { keyboard: ['chart'] },
  component: RacingScoreHistogram,
  args: { title: 'Гоночный рейтинг', ranges: scoreRanges },
} satisfies Meta<typeof RacingScoreHistogram>;

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

export const Empty: Story = { args: { ranges: [] } };

export const EdgeData: Story = { args: { ranges: [{ scoreRange: 1000, male: 0, female: 1 }] } };
