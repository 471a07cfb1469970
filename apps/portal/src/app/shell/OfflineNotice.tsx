import { Notice } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useIsOnline } from './useIsOnline.ts';

/** A strip over the page while there is no network; what was read stays below it. */
export function OfflineNotice() {
  const { offline } = useMessages();
  const isOnline = useIsOnline();
  if (isOnline) return null;

  return (
    <Notice role="status" tone="warning">
      {offline}
    </Notice>
  );
}
