import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Forms/PasswordForm',
  parameters: { keyboard: ['form', 'field'] },
  component: PasswordForm,
  args: { hasPassword: true, onSubmit: fn() },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сменить пароль' }));

export const Playground: Story = {};
export const FirstPassword: Story = { args: { hasPassword: false } };

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
