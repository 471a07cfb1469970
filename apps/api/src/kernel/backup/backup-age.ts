import { machineTime } from '../clock.ts';
import { observe } from '../metrics/metrics.ts';
import type { BackupRecords } from './backup-records.ts';

/**
 * Observes how old the last verified backup is, also in a process without the backups. Before the first one it counts from the moment
 * that backups were switched on, so that one that never succeeds raises the alert too.
 */
export function observeBackupAge(records: BackupRecords): void {
  observe(async () => {
    const record = await records.read();
    if (!record) return {};
    const from = record.verified?.madeAt ?? record.since;
    return { otryv_backup_age_seconds: (machineTime().getTime() - from.getTime()) / 1000 };
  });
}
