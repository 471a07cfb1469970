import { useMemo } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { createCall, type PortalCall, send } from './client.ts';
import { withCause } from './withCause.ts';

/**
 * Returns `call` for a screen that shows its errors: each has a message for its cause. `useRead` and `useSend` do the
 * same.
 */
export function useCall(): PortalCall {
  const messages = useMessages();
  return useMemo(
    () =>
      createCall((method, path, request) =>
        send<never>(method, path, request).catch((error: unknown) => {
          throw withCause(error, messages);
        }),
      ),
    [messages],
  );
}
