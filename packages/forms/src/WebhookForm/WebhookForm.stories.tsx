import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { WebhookForm } from './WebhookForm.tsx';

const meta = {
  title: 'Forms/WebhookForm',
  parameters: { keyboard: ['form', 'field'] },
  component: WebhookForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof WebhookForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Создать вебхук' }));
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};

export const EdgeData: Story = {
  args: {
    values: { url: `https://club.example/${'long-'.repeat(90)}`, events: ['protocol.official', 'series.published'] },
  },
};
