import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

const token = 'a'.repeat(43);
const checkPath = '/api/auth/check-request-password/{token}';
const providers = respondWith('/api/auth/providers', { data: ['vk', 'yandex'] });
const confirmed = http.put('*/api/auth/confirm-email', () =>
  Response.json({ message: 'Адрес подтверждён.', email: 'lev@example.com', session: null }),
);
const outdated = { code: 'link_outdated', message: 'Ссылка устарела или уже использована. Запросите новое письмо.' };

const meta = {
  title: 'Screens/Auth',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [providers, confirmed] },
  args: { address: '/auth/authorization' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = { play: waitForText('Яндекс ID') };
export const SignInPhone: Story = { ...SignIn, globals: { viewport: { value: 'mobile1' } } };
export const SignInWithoutProviders: Story = {
  parameters: { msw: [respondWith('/api/auth/providers', { data: [] })] },
  play: waitForText('Логин или почта'),
};
export const Registration: Story = { args: { address: '/auth/registration' }, play: waitForText('Яндекс ID') };
export const Reset: Story = { args: { address: '/auth/reset' }, play: waitForText('Отправить письмо') };
export const Confirm: Story = {
  args: { address: `/auth/confirm-email/${token}` },
  play: waitForText(/Нажмите кнопку/),
};
export const Confirmed: Story = {
  args: { address: `/auth/confirm-email/${token}` },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Подтвердить|Confirm/ }));
    await waitForText('Адрес подтверждён')(context);
  },
};
export const ConfirmOutdated: Story = {
  args: { address: `/auth/confirm-email/${token}` },
  parameters: { msw: [http.put('*/api/auth/confirm-email', () => Response.json(outdated, { status: 410 }))] },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Подтвердить|Confirm/ }));
    await waitForText('Запросить новое письмо')(context);
  },
};
export const LetterSignIn: Story = {
  args: { address: `/auth/sign-in/${token}` },
  play: waitForText(/Ссылка сработает один раз/),
};
export const LetterSignInOutdated: Story = {
  ...LetterSignIn,
  parameters: { msw: [http.post('*/api/auth/authorization/letter', () => Response.json(outdated, { status: 410 }))] },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Войти|Sign in/ }));
    await waitForText('Ссылка устарела')(context);
  },
};
export const NewPassword: Story = {
  args: { address: `/auth/new-password/${token}` },
  parameters: { msw: [respondWith(checkPath, { message: 'Ссылка действует.' })] },
  play: waitForText('Новый пароль'),
};
export const NewPasswordLoading: Story = {
  args: { address: `/auth/new-password/${token}` },
  parameters: { msw: [neverRespond(checkPath)] },
  play: waitForText('Проверяем ссылку'),
};
export const NewPasswordOutdated: Story = {
  args: { address: `/auth/new-password/${token}` },
  parameters: { msw: [respondWithError(checkPath, 410, 'link_outdated', outdated.message)] },
  play: waitForText('Запросить новое письмо'),
};
export const NewPasswordUnavailable: Story = {
  args: { address: `/auth/new-password/${token}` },
  parameters: { msw: [respondUnavailable(checkPath)] },
  play: waitForText('Повторить'),
};
