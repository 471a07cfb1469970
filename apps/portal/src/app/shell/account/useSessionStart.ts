import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { forgetFirstReads } from '../../../lib/firstView/pageState.ts';
import { readCsrfToken } from '../../../lib/http/csrfToken.ts';
import { isPublicRead } from '../../../lib/http/endpoints.ts';
import { accessTokenKey } from '../../../lib/session/accessToken.ts';
import {
  beginSession,
  closeSession,
  currentSession,
  forgetSession,
  subscribeSession,
} from '../../../lib/session/sessionStore.ts';
import { keepsAny } from '../../../lib/storage/storage.ts';

/** Starts the session of this tab and syncs it with other tabs: sign-in, sign-out and changed rights apply here too. */
export function useSessionStart(): void {
  const { mutate } = useSWRConfig();

  // Data loaded for one reader must not be shown to the next.
  useEffect(() => {
    let readerId = currentSession().user?.id;
    return subscribeSession(() => {
      const { user, error } = currentSession();
      const id = user?.id;
      if (id === readerId && error === null) return;
      forgetFirstReads();
      const isOfReader = (key: unknown) => typeof key === 'string' && !isPublicRead(key);
      if (id === readerId) {
        // The reader may see more than the server rendered for guests; that markup stays until the data is loaded again.
        void mutate(isOfReader);
        return;
      }
      readerId = id;
      // The visible data is reloaded for the new user; a pending request would be attributed to them.
      void mutate(isOfReader, undefined, { revalidate: id !== undefined });
    });
  }, [mutate]);

  useEffect(() => {
    void dropOld();
    void start();
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== accessTokenKey) return;
      if (newValue === null) closeSession();
      else void start();
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
      forgetSession();
    };
  }, []);
}

/** Treats a browser without the mark of an earlier sign-in as a guest's immediately. */
export function settleGuest(): boolean {
  if (readCsrfToken() !== null) return false;
  closeSession();
  return true;
}

/** Restores the session; its code is not even loaded for a guest. */
async function start(): Promise<void> {
  if (settleGuest()) return;
  if (currentSession().user === null) beginSession();
  const { startSession } = await import('../../../lib/access/startSession.ts');
  await startSession();
}

async function dropOld(): Promise<void> {
  if (!keepsAny(/draft/i)) return;
  const { dropOldDrafts } = await import('../../../lib/storage/accountDrafts.ts');
  // biome-ignore lint/plugin: A draft outlives the page and its clock.
  dropOldDrafts(Date.now());
}
