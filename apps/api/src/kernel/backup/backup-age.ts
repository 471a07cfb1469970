import { machineTime } from '../clock.ts';
import { observe } from '../metrics/metrics.ts';
import type { BackupRecords } from './backup-records.ts';

/** Observes how old the last verified backup is, also in a process without the backups; before the first one there is no age. */
export function observeBackupAge(records: BackupRecords): void {
  observe(async () => {
    const last = await records.lastVerifiedBackup();
    return last ? { otryv_backup_age_seconds: (machineTime().getTime() - last.madeAt.getTime()) / 1000 } : {};
  });
}
