import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { RegistrationForm } from './RegistrationForm.tsx';

const meta = {
  title: 'Forms/RegistrationForm',
  parameters: { keyboard: ['form', 'field'] },
  component: RegistrationForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Зарегистрироваться' }));

export const Playground: Story = {};
export const Strong: Story = { args: { values: { username: 'lev.p', password: 'велосипед-на-стене-7' } } };

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
