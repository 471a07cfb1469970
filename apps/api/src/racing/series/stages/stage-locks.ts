import type { Identity } from '@otryv/contract';
import { StageLocked } from '../records/series.errors.ts';
import type { StoredStage } from '../records/stage.ts';

type Caller = Pick<Identity, 'userId' | 'role'>;

/** Throws StageLocked unless the stage is open, or the caller locked it or is an administrator. */
export function requireUnlocked({ lock }: Pick<StoredStage, 'lock'>, { userId, role }: Caller): void {
  if (lock && lock.userId !== userId && role !== 'admin') throw new StageLocked();
}
