import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { forgetFirstReads } from '../../lib/firstView/pageState.ts';
import { readCsrfToken } from '../../lib/http/csrfToken.ts';
import { isPublicRead } from '../../lib/http/endpoints.ts';
import { accessTokenKey } from '../../lib/session/accessToken.ts';
import {
  beginSession,
  closeSession,
  currentSession,
  forgetSession,
  subscribeSession,
} from '../../lib/session/sessionStore.ts';
import { keepsAny } from '../../lib/storage/storage.ts';

/** Starts the session of this tab and follows the other tabs: a sign-in, a sign-out and new rights there hold here. */
export function useSessionStart(): void {
  const { mutate } = useSWRConfig();

  // What one reader has read is not for the next one.
  useEffect(() => {
    let readerId = currentSession().user?.id;
    return subscribeSession(() => {
      const { user, error } = currentSession();
      const id = user?.id;
      if (id === readerId && error === null) return;
      forgetFirstReads();
      const isOfReader = (key: unknown) => typeof key === 'string' && !isPublicRead(key);
      if (id === readerId) {
        // Whoever reads may see more than what the server has rendered for guests, which stays until it has been read again.
        void mutate(isOfReader);
        return;
      }
      readerId = id;
      // What is on the screen is read again for who has signed in; a request that is under way would be taken for theirs.
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

/** Without the mark of an earlier sign-in it is a guest, which is known at once. */
export function settleGuest(): boolean {
  if (readCsrfToken() !== null) return false;
  closeSession();
  return true;
}

/** What finds a session is not even loaded for a guest. */
async function start(): Promise<void> {
  if (settleGuest()) return;
  if (currentSession().user === null) beginSession();
  const { startSession } = await import('../../lib/access/startSession.ts');
  await startSession();
}

async function dropOld(): Promise<void> {
  if (!keepsAny(/draft/i)) return;
  const { dropOldDrafts } = await import('../../lib/storage/accountDrafts.ts');
  // biome-ignore lint/plugin: A draft outlives the page and its clock.
  dropOldDrafts(Date.now());
}
