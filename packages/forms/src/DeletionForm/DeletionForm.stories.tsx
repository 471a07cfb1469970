import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { DeletionForm } from './DeletionForm.tsx';

const meta = {
  title: 'Forms/DeletionForm',
  parameters: { keyboard: ['form', 'field'] },
  component: DeletionForm,
  args: { username: 'lev.p', hasPassword: true, onSubmit: fn() },
} satisfies Meta<typeof DeletionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Удалить аккаунт' }));

export const Playground: Story = {};
export const WithoutPassword: Story = { args: { hasPassword: false } };

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
