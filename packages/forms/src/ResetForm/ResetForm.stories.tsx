import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ResetForm } from './ResetForm.tsx';

const meta = {
  title: 'Forms/ResetForm',
  parameters: { keyboard: ['form', 'field'] },
  component: ResetForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Отправить письмо' }));

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
