import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { AppealAnswerForm } from './AppealAnswerForm.tsx';

const meta = {
  title: 'Forms/AppealAnswerForm',
  parameters: { keyboard: ['form', 'choice', 'field', 'button'] },
  component: AppealAnswerForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof AppealAnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EdgeData: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ответ' }));
    await canvas.findByRole('link', { name: /Ответ райдеру/ });
  },
};
