import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { AppealForm } from './AppealForm.tsx';

const meta = {
  title: 'Forms/AppealForm',
  parameters: { keyboard: ['form', 'field', 'button'] },
  component: AppealForm,
  args: { rowId: '5100012.1000', onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof AppealForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: { onSubmit: fn(() => Promise.reject({ code: 'appeals_closed', message: 'Окно протестов закрыто.' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Что произошло/ }), 'Игра зависла за 200 м до финиша.');
    await userEvent.click(canvas.getByRole('button', { name: 'Подать протест' }));
    await canvas.findByRole('group', { name: /Окно протестов закрыто/ });
  },
};

export const EdgeData: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Ссылка/ }), 'не ссылка');
    await userEvent.click(canvas.getByRole('button', { name: 'Подать протест' }));
    await canvas.findByRole('link', { name: /Что произошло/ });
  },
};
