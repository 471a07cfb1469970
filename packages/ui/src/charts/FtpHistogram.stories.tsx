import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ftpSteps } from '../testing/chartData.ts';
import { FtpHistogram } from './FtpHistogram.tsx';

const meta = {
  title: 'Charts/FtpHistogram',
  parameters: { keyboard: ['chart'] },
  component: FtpHistogram,
  args: { title: 'FTP мужчин, вт/кг', note: 'FTP = 0,95 от лучших 20 минут', steps: ftpSteps },
} satisfies Meta<typeof FtpHistogram>;

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

export const Empty: Story = { args: { steps: [] } };

export const EdgeData: Story = { args: { steps: [{ ftp: 3.1, riders: 1 }] } };
