import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondWith, respondWithError } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Screens/Site',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/403' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = { play: waitForText('Доступ запрещен') };
export const Registered: Story = {
  args: { address: '/message/registered/sent' },
  play: waitForText('Проверьте почту'),
};
export const FirstSteps: Story = {
  args: { address: '/message/email-confirmed/steps', isSignedIn: true },
  parameters: { msw: sessionOf(aUser()) },
  play: waitForText('Привяжите игровой ID'),
};
export const ConfirmedGuest: Story = {
  args: { address: '/message/email-confirmed/steps' },
  play: waitForText(/покажем, с чего начать/),
};
export const LinkOutdated: Story = {
  args: { address: '/message/link-outdated/reset' },
  play: waitForText('Запросить письмо'),
};
export const UnknownMessage: Story = {
  args: { address: '/message/free-money/now' },
  play: waitForText('Такой страницы нет'),
};
export const PrivacyPolicy: Story = {
  args: { address: '/legal/privacy-policy' },
  play: waitForText('Что мы храним'),
};
export const PrivacyPolicyPhone: Story = { ...PrivacyPolicy, globals: { viewport: { value: 'mobile1' } } };
export const TermsOfUse: Story = { args: { address: '/legal/terms-of-use' }, play: waitForText('Решения судей') };
export const Offer: Story = { args: { address: '/legal/offer' }, play: waitForText('Возврат') };

const unsubscribe = { address: '/unsubscribe/demo.demo.demo' };
const subscription = '/api/subscriptions/{token}';
export const Unsubscribe: Story = {
  args: unsubscribe,
  parameters: { msw: [respondWith(subscription, { data: { list: 'messages', isOn: true } })] },
  play: waitForText(/Отключить письма о личных сообщениях/),
};
export const UnsubscribePhone: Story = { ...Unsubscribe, globals: { viewport: { value: 'mobile1' } } };
export const UnsubscribedBefore: Story = {
  args: unsubscribe,
  parameters: { msw: [respondWith(subscription, { data: { list: 'messages', isOn: false } })] },
  play: waitForText(/Уже отключены/),
};
export const UnsubscribeLinkWrong: Story = {
  args: unsubscribe,
  parameters: { msw: [respondWithError(subscription, 404, 'unsubscribe_link_wrong', 'Ссылка неполная.')] },
  play: waitForText(/Ссылка неполная/),
};
export const UnsubscribeLoading: Story = {
  args: unsubscribe,
  parameters: { msw: [neverRespond(subscription)] },
  play: waitForText('Отписка от писем'),
};
export const Unsubscribed: Story = {
  args: { address: '/message/unsubscribed/messages' },
  play: waitForText('Вы отписались'),
};
