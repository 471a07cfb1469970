import { Notice } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Renders a strip over the page while offline; loaded content stays visible below it. */
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
