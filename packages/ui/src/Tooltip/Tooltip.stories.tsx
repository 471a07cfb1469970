import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  parameters: { keyboard: ['tip'] },
  component: Tooltip,
  args: { tip: 'Виртуальная мощность: мощность не измерена датчиком', children: 'VP' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    // Radix listens for the key in an effect that may run after the tooltip is rendered.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Закрыта">
        <Tooltip {...args} />
      </Cell>
      <Cell label="Без слов">
        <Tooltip tip={null}>DNF</Tooltip>
      </Cell>
      <Cell label="Открыта">
        <Tooltip {...args} data-testid="open" />
      </Cell>
    </Matrix>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByTestId('open'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const EdgeData: Story = {
  args: {
    tip: 'Решение судей от 21 ноября: вес изменён за час до старта, мощность на 20 минутах выше, чем в любом заезде за 90 дней',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
