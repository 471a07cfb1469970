import { machineTime } from '../clock.ts';
import { observe } from '../metrics/metrics.ts';

/** Observes how old the last verified backup is; before the first one there is no age. */
export function observeBackupAge(lastBackupAt: () => Promise<Date | null>): void {
  observe(async () => {
    const at = await lastBackupAt();
    return at ? { otryv_backup_age_seconds: (machineTime().getTime() - at.getTime()) / 1000 } : {};
  });
}
