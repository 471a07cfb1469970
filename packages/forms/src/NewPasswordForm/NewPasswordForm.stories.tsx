import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = {
  title: 'Forms/NewPasswordForm',
  parameters: { keyboard: ['form', 'field'] },
  component: NewPasswordForm,
  args: { token: 'a'.repeat(43), onSubmit: fn() },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сохранить пароль' }));

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
