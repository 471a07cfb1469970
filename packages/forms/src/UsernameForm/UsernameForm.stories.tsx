import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { UsernameForm } from './UsernameForm.tsx';

const meta = {
  title: 'Forms/UsernameForm',
  parameters: { keyboard: ['form', 'field'] },
  component: UsernameForm,
  args: { username: 'lev.p', onSubmit: fn() },
} satisfies Meta<typeof UsernameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сменить логин' }));

export const Playground: Story = {};

export const States: Story = {
  args: { username: 'лев' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
