import { ErrorState, Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useCall } from '../../lib/api/useCall.ts';
import type { ApiError } from '../../lib/http/ApiError.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { trackLoading } from '../../lib/notices/loading.ts';
import { useUser } from '../../lib/session/sessionStore.ts';
import { type EventSources, loadEventSources } from './loadEventSources.ts';
import { ru as zwiftMessages } from './messages/ru.ts';

/** Renders its children once the catalogues of the game and the reader's clubs are loaded. */
export function EventSourcesGate({ children }: { children: (sources: EventSources) => ReactNode }) {
  const messages = useMessages(zwiftMessages);
  const user = useUser();
  const call = useCall();
  const { data, error, isValidating, mutate } = useSWRImmutable<EventSources, ApiError>(
    user && `event sources of ${user.id}`,
    () => (user ? trackLoading(loadEventSources(user, call)) : Promise.reject(new Error('No reader.'))),
    { shouldRetryOnError: false },
  );
  if (error && !data) {
    return (
      <ErrorState title={messages.sourcesFailed} onRetry={() => void mutate()} busy={isValidating}>
        {error.message}
      </ErrorState>
    );
  }
  return data ? children(data) : <Skeleton shape="block" />;
}
