import { Dialog } from '@otryv/ui';
import { useWhyMessages } from './messages/useWhyMessages.ts';
import { RowHistory } from './RowHistory.tsx';

/** Everything that happened to a protocol: decisions, versions and what differs between them. */
export function HistoryDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const words = useWhyMessages();

  return (
    <Dialog open shape="drawer" title={words.history} onClose={onClose}>
      <RowHistory eventId={eventId} />
    </Dialog>
  );
}
