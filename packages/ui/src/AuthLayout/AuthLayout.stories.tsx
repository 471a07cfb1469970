import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { AuthLayout, ButtonRow, Either } from './index.ts';

const meta = {
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen', keyboard: ['button', 'link'] },
  args: {
    title: 'Вход',
    slogan: ['Первые уехали.', 'Осталось догнать.'],
    footer: 'Ещё нет аккаунта?',
    children: (
      <>
        <Button kind="primary" size="l">
          Войти
        </Button>
        <Either>или</Either>
        <ButtonRow>
          <Button size="l">VK ID</Button>
          <Button size="l">Яндекс ID</Button>
        </ButtonRow>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { slogan: [], footer: undefined } };
export const States: Story = { globals: { viewport: { value: 'mobile1' } } };
export const EdgeData: Story = {
  args: { title: 'Восстановление доступа к аккаунту', children: 'Письмо отправлено. '.repeat(40) },
};
