import { addresses, addressOf } from '@otryv/contract/addresses';
import { NotificationBell } from '@otryv/ui';
import { useServiceMessages } from './useServiceMessages.ts';

/** Renders the bell of the signed-in reader. */
export function MessageBell() {
  const { messages, isLoading, error, isRetrying, retry, read } = useServiceMessages();

  return (
    <NotificationBell
      notifications={messages.map(({ _id: id, title, text, createdAt, isRead, ...about }) => ({
        id,
        title,
        text,
        createdAt,
        isRead,
        href: about.entityUrl ?? about.externalEntityUrl,
        logo: about.entityLogo,
      }))}
      loading={isLoading}
      error={error?.message}
      onRetry={retry}
      busy={isRetrying}
      settingsHref={addressOf(addresses.settingsNotifications, { zwiftId: 0 })}
      onRead={read}
      onReadAll={() => read('all')}
    />
  );
}
