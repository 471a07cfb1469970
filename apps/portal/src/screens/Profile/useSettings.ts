import type { GetPath } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';
import type { SendOptions } from '../../api/useSend.ts';
import { reloadUser } from '../../session/startSession.ts';

const path = '/api/race/profile/settings/{zwiftId}';

/** What shows the settings: it is read again after a change. */
export const settingsReads: readonly GetPath[] = [path];

/** The settings of the reader's own account. */
export function useSettings(zwiftId: string) {
  return useRead(path, { params: { zwiftId } });
}

/** A change of the reader's game ids: the rights and the rows that follow from them are read again at once. */
export const gameIdChange: SendOptions = {
  changes: settingsReads,
  onDone: () => void reloadUser().catch(() => undefined),
};
