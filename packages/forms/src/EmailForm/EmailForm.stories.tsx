import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { EmailForm } from './EmailForm.tsx';

const meta = {
  title: 'Forms/EmailForm',
  parameters: { keyboard: ['form', 'field'] },
  component: EmailForm,
  args: { hasPassword: true, onSubmit: fn() },
} satisfies Meta<typeof EmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сменить почту' }));

export const Playground: Story = {};
export const WithoutPassword: Story = { args: { hasPassword: false } };

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
