import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, sessionOf, someSettings } from '../../../testing/aSession.ts';
import {
  aTransaction,
  billingOf,
  cancelledPayment,
  heldPayment,
  openPayment,
  paymentId,
} from '../../../testing/billing.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondUnavailable } from '../../../testing/respondWith.ts';
import { aSlot, noSlots } from '../../../testing/slots.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = billingOf();
const address = '/profile/0/settings/services-and-finances';
const returned = { address: `${address}?payment=${paymentId}` };
const nothing = { slots: noSlots, offers: [], payments: [] };

const meta = {
  title: 'Screens/Services',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address, isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { play: waitForText(/Осталось 22 дня/) };
export const EverythingPhone: Story = { ...Everything, globals: { viewport: { value: 'mobile1' } } };
export const Nothing: Story = { parameters: { msw: billingOf(nothing) }, play: waitForText('Нет транзакций') };
export const WithoutOrganizer: Story = {
  parameters: { msw: [...sessionOf(aUser()), ...billingOf(nothing)] },
  play: waitForText(/у вас организатора нет/),
};
export const WithoutReceiptEmail: Story = {
  parameters: { msw: [...sessionOf(aUser(), someSettings({ emailConfirmed: false })), ...billingOf()] },
  play: waitForText(/Чек приходит на почту\. Укажите/),
};
export const Paused: Story = {
  parameters: { msw: billingOf({ slots: { ...noSlots, active: [aSlot({ isPaused: true })] } }) },
  play: waitForText('приостановлен'),
};
export const PlansFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/site-services/purchasable'), ...billingOf()] },
  play: waitForText('Тарифы не загрузились'),
};
export const ReturnedWaiting: Story = {
  args: returned,
  parameters: { msw: billingOf({ returned: openPayment }) },
  play: waitForText('Ждём подтверждения оплаты'),
};
export const ReturnedHeld: Story = {
  args: returned,
  parameters: { msw: billingOf({ returned: heldPayment }) },
  play: waitForText('Деньги удержаны, ждём подтверждения'),
};
export const ReturnedSucceeded: Story = {
  args: returned,
  parameters: { msw: billingOf({ returned: aTransaction() }) },
  play: waitForText('Оплата прошла'),
};
export const ReturnedCancelled: Story = {
  args: returned,
  parameters: { msw: billingOf({ returned: cancelledPayment }) },
  play: waitForText('Оплата не прошла'),
};
