import { reloadUser } from '../../lib/access/startSession.ts';
import { useRead } from '../../lib/api/useRead.ts';
import type { SendOptions } from '../../lib/api/useSend.ts';

const path = '/api/race/profile/settings/{zwiftId}';

/** Returns the settings of the reader's account. */
export function useSettings(zwiftId: string) {
  return useRead(path, { params: { zwiftId } });
}

/** Options for a change of the reader's game ids: reloads the dependent rights and rows immediately. */
export const gameIdChange: SendOptions = {
  onDone: () => void reloadUser().catch(() => undefined),
};
