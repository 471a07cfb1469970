import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { GivenSlotForm } from './GivenSlotForm.tsx';

const meta = {
  title: 'Forms/GivenSlotForm',
  parameters: { keyboard: ['form', 'field'] },
  component: GivenSlotForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof GivenSlotForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: { values: { origin: 'gift', days: 367 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Добавить период' }));
    await within(canvasElement).findByRole('group', { name: /Исправьте 1 поле/ });
  },
};

export const EdgeData: Story = { args: { values: { origin: 'admin', days: 1 } } };
