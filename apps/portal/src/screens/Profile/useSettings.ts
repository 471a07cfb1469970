import { useRead } from '../../api/useRead.ts';
import type { SendOptions } from '../../api/useSend.ts';
import { reloadUser } from '../../session/startSession.ts';

const path = '/api/race/profile/settings/{zwiftId}';

/** The settings of the reader's own account. */
export function useSettings(zwiftId: string) {
  return useRead(path, { params: { zwiftId } });
}

/** A change of the reader's game ids: the rights and the rows that follow from them are read again at once. */
export const gameIdChange: SendOptions = {
  onDone: () => void reloadUser().catch(() => undefined),
};
