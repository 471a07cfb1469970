import { machineTime } from '../clock.ts';
import { observe } from '../metrics/metrics.ts';
import type { BackupRecords } from './backup-records.ts';

/**
 * Observes the age of the last verified backup, even in a process without the backups. Before the first one, the age
 * counts from when backups were enabled, so that the alert also fires if none ever succeeds.
 */
export function observeBackupAge(records: BackupRecords): void {
  observe(async () => {
    const record = await records.read();
    if (!record) return {};
    const from = record.verified?.madeAt ?? record.since;
    return { otryv_backup_age_seconds: (machineTime().getTime() - from.getTime()) / 1000 };
  });
}
