import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { BotForm } from './BotForm.tsx';

const meta = {
  title: 'Forms/BotForm',
  parameters: { keyboard: ['form', 'field'] },
  component: BotForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof BotForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Подключить бота' }));

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};

export const EdgeData: Story = {
  args: { values: { username: `${'o'.repeat(60)}@example.org`, password: 'п'.repeat(128) } },
};
