import { reloadUser } from '../../lib/access/startSession.ts';
import { useRead } from '../../lib/api/useRead.ts';
import type { SendOptions } from '../../lib/api/useSend.ts';

const path = '/api/race/profile/settings/{zwiftId}';

/** The settings of the reader's own account. */
export function useSettings(zwiftId: string) {
  return useRead(path, { params: { zwiftId } });
}

/** A change of the reader's game ids: the rights and the rows that follow from them are read again at once. */
export const gameIdChange: SendOptions = {
  onDone: () => void reloadUser().catch(() => undefined),
};
