import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLinkedGameId, aUser, sessionOf, someSettings } from '../../testing/aSession.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

const path = '/api/race/profile/settings/{zwiftId}';
const proof = { code: '4K7RTX', expiresAt: '2026-11-21T12:11:42.000Z' };
const claimed = aLinkedGameId({ zwiftId: 4600982, isMain: false, isProved: false, proof });

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = sessionOf();

const meta = {
  title: 'Screens/Settings',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/profile/0/settings/account', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { play: waitForText('Safari, iPhone') };
export const AccountPhone: Story = { ...Account, globals: { viewport: { value: 'mobile1' } } };
export const AccountOfProvider: Story = {
  parameters: {
    msw: sessionOf(
      aUser(),
      someSettings({
        username: 'temp_lev_1a2b3c4d',
        isTemporaryName: true,
        email: null,
        emailConfirmed: false,
        hasPassword: false,
        gameIds: [],
      }),
    ),
  },
  play: waitForText(/Логин временный/),
};
export const NameChangedLately: Story = {
  parameters: { msw: sessionOf(aUser(), someSettings({ usernameChangeableAt: '2026-12-14T09:00:00.000Z' })) },
  play: waitForText(/Логин меняется раз в 30 дней/),
};
export const Notifications: Story = {
  args: { address: '/profile/0/settings/notifications' },
  play: waitForText('Громкость'),
};
export const ZwiftEmpty: Story = {
  args: { address: '/profile/0/settings/zwift' },
  parameters: { msw: sessionOf(aUser({ zwiftId: null, zwiftIds: [] }), someSettings({ gameIds: [] })) },
  play: waitForText('Игровой ID не привязан'),
};
export const ZwiftProof: Story = {
  args: { address: '/profile/1020/settings/zwift' },
  parameters: { msw: sessionOf(aUser(), someSettings({ gameIds: [aLinkedGameId(), claimed] })) },
  play: waitForText('Проверить'),
};
export const ZwiftProofPhone: Story = { ...ZwiftProof, globals: { viewport: { value: 'mobile1' } } };
export const Stream: Story = { args: { address: '/profile/0/settings/stream' }, play: waitForText('Сохранить каналы') };
export const StreamUnproved: Story = {
  args: { address: '/profile/0/settings/stream' },
  parameters: { msw: sessionOf(aUser(), someSettings({ gameIds: [claimed] })) },
  play: waitForText(/подтвердите игровой ID/),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path), ...sessionOf()] }, play: waitForText('Звифт') };
export const SessionLoading: Story = {
  parameters: { msw: [neverRespond('/api/auth/check')] },
  play: waitForText('Загрузка...'),
};
export const Unavailable: Story = {
  parameters: { msw: [respondUnavailable(path), ...sessionOf()] },
  play: waitForText(/База данных/),
};
export const OfAnother: Story = {
  args: { address: '/profile/7/settings/account' },
  play: waitForText('Доступ запрещен'),
};
