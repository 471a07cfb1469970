import { PlaceHistory } from '@otryv/tables';
import { Dialog } from '@otryv/ui';
import { useWhyMessages } from './messages/useWhyMessages.ts';
import { useProtocolChanges } from './useProtocolChanges.tsx';

/** Everything that happened to a protocol: decisions, versions and what differs between them. */
export function HistoryDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const words = useWhyMessages();
  const history = useProtocolChanges(eventId, undefined);

  return (
    <Dialog open shape="drawer" title={words.history} onClose={onClose}>
      <PlaceHistory {...history} />
    </Dialog>
  );
}
