import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { reloadUser } from '../../lib/access/startSession.ts';
import { readsOf } from '../../lib/api/readsOf.ts';
import { useRead } from '../../lib/api/useRead.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { showAlert } from '../../lib/notices/alerts.ts';
import { playNotification } from '../../lib/preferences/playNotification.ts';
import { useUser } from '../../lib/session/sessionStore.ts';
import { mergeMessages } from './mergeMessages.ts';
import { openMessageSocket } from './messageSocket.ts';
import { readsAbout } from './readsAbout.ts';

const path = '/api/service-messages';
type Listed = { data: ReturnType<typeof mergeMessages> };

/** Returns the notifications of the signed-in reader, updated live. */
export function useServiceMessages() {
  const userId = useUser()?.id;
  const { mutate } = useSWRConfig();
  const { data, error, isRetrying, retry } = useRead(path, {});
  const { send } = useSend('PUT', '/api/service-messages/read', { isQuiet: true });

  useEffect(() => {
    if (userId === undefined) return;
    const receive = (messages: Listed['data']) =>
      void mutate<Listed>(path, (known) => ({ data: mergeMessages(known?.data ?? [], messages) }), {
        revalidate: false,
      });
    return openMessageSocket({
      onMessages: (messages, isNew) => {
        receive(messages);
        if (!isNew) return;
        void playNotification();
        void mutate(readsOf(readsAbout(messages.filter(({ isRead }) => !isRead))));
        // A team, a club or a payment may have granted or revoked rights.
        if (messages.some(({ type, isRead }) => type !== 'race' && !isRead)) void reloadUser().catch(() => undefined);
      },
      onError: (message) => {
        console.error('WebSocket:', message);
        showAlert({ tone: 'error', message });
      },
    });
  }, [userId, mutate]);

  return {
    messages: data?.data ?? [],
    isLoading: data === undefined && error === undefined,
    error,
    isRetrying,
    retry,
    read: (messageId: string) => void send({ body: { messageId } }),
  };
}
