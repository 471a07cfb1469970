import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ApiKeyForm } from './ApiKeyForm.tsx';

const meta = {
  title: 'Forms/ApiKeyForm',
  parameters: { keyboard: ['form', 'field'] },
  component: ApiKeyForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ApiKeyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Создать ключ' }));
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};

export const OfServer: Story = { args: { values: { kind: 'secret', name: 'Бот чата', sites: '' } } };

export const EdgeData: Story = {
  args: {
    values: {
      kind: 'publishable',
      name: 'Сайт'.repeat(15),
      sites: Array.from({ length: 10 }, (_, index) => `https://${'long-'.repeat(12)}${index}.club.example`).join('\n'),
    },
  },
};
