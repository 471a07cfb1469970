import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Forms/SignInForm',
  parameters: { keyboard: ['form', 'field'] },
  component: SignInForm,
  args: { resetHref: '#reset', onSubmit: fn() },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Войти' }));

export const Playground: Story = {};

const error = {
  code: 'credentials_wrong',
  message: 'Логин, почта или пароль не подошли. Проверьте раскладку или восстановите пароль.',
};

export const States: Story = {
  args: { values: { login: 'lev', password: 'велосипед' }, onSubmit: fn(() => Promise.reject(error)) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /не подошли/ });
  },
};
