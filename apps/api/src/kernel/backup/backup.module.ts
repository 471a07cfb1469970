import { Module } from '@nestjs/common';
import { ErrorsModule } from '../errors/errors.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LocksModule } from '../locks/locks.module.ts';
import { BackupCheck } from './backup-check.ts';
import { BackupRecords } from './backup-records.ts';
import { BackupStore } from './backup-store.ts';
import { Backups } from './backups.ts';
import { DataExport } from './data-export.ts';
import { DataImport } from './data-import.ts';
import { FolderBackups } from './folder-backups.ts';
import { UnfinishedImport } from './unfinished-import.ts';

@Module({
  imports: [ErrorsModule, FilesModule, JobsModule, LocksModule],
  providers: [
    { provide: BackupStore, useClass: FolderBackups },
    BackupCheck,
    BackupRecords,
    Backups,
    DataExport,
    DataImport,
    UnfinishedImport,
  ],
  exports: [BackupRecords, Backups, DataExport, DataImport, UnfinishedImport],
})
export class BackupModule {}
