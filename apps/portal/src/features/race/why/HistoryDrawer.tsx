import { PlaceHistory } from '@otryv/tables';
import { Dialog } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as whyMessages } from './messages/ru.ts';
import { useProtocolChanges } from './useProtocolChanges.tsx';

/** Renders the full history of a protocol: decisions, versions and their differences. */
export function HistoryDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const messages = useMessages(whyMessages);
  const history = useProtocolChanges(eventId, undefined);

  return (
    <Dialog open shape="drawer" title={messages.history} onClose={onClose}>
      <PlaceHistory {...history} />
    </Dialog>
  );
}
