import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { useServiceSlots } from '../../shared/billing/useServiceSlots.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { HistorySetting } from './HistorySetting.tsx';
import { PurchaseSetting } from './PurchaseSetting.tsx';
import { ReturnedPayment } from './ReturnedPayment.tsx';
import { SlotsSetting } from './SlotsSetting.tsx';

/** Query parameter with which a payer returns from the provider's page. */
const returned = 'payment';
const isPaymentId = (text: string | null) => text !== null && /^[0-9a-f]{24}$/.test(text);

/**
 * Renders the paid service of the reader's organizer, buying more of it, and all payments; without an organizer, its
 * purpose.
 */
export function ServicesScreen() {
  return (
    <SettingsPage tab="settingsServices">
      {({ emailConfirmed }) => <Services hasReceiptEmail={emailConfirmed} />}
    </SettingsPage>
  );
}

function Services({ hasReceiptEmail }: { hasReceiptEmail: boolean }) {
  const [query] = useSearchParams();
  const hasOrganizer = useUser()?.organizer !== null;
  const reading = useServiceSlots();
  const paymentId = query.get(returned);

  return (
    <>
      {paymentId !== null && isPaymentId(paymentId) && <ReturnedPayment paymentId={paymentId} />}
      {hasOrganizer && <SlotsSetting kind="active" reading={reading} />}
      {hasOrganizer && <SlotsSetting kind="upcoming" reading={reading} />}
      <PurchaseSetting hasReceiptEmail={hasReceiptEmail} slots={reading.data} />
      {hasOrganizer && <SlotsSetting kind="expired" reading={reading} />}
      <HistorySetting />
    </>
  );
}
