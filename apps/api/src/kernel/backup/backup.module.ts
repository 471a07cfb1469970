import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { ErrorsModule } from '../errors/errors.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LocksModule } from '../locks/locks.module.ts';
import { BackupCheck } from './backup-check.ts';
import { BackupRecords } from './backup-records.ts';
import { Backups } from './backups.ts';
import { ErasureRecord, erasureSchema } from './erasures/erasure.schema.ts';
import { ErasureKeyRecord, erasureKeySchema } from './erasures/erasure-key.schema.ts';
import { ErasureKeys } from './erasures/erasure-keys.ts';
import { Erasures } from './erasures/erasures.ts';
import { DataExport } from './export/data-export.ts';
import { DataImport } from './export/data-import.ts';
import { UnfinishedImport } from './export/unfinished-import.ts';
import { BackupStore } from './stores/backup-store.ts';
import { BucketBackups } from './stores/bucket-backups.ts';
import { FolderBackups } from './stores/folder-backups.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ErasureRecord.name, schema: erasureSchema },
      { name: ErasureKeyRecord.name, schema: erasureKeySchema },
    ]),
    ErrorsModule,
    FilesModule,
    JobsModule,
    LocksModule,
  ],
  providers: [
    { provide: BackupStore, useFactory: storeOf, inject: [CONFIG] },
    BackupCheck,
    BackupRecords,
    Backups,
    DataExport,
    DataImport,
    ErasureKeys,
    Erasures,
    UnfinishedImport,
  ],
  exports: [BackupRecords, Backups, DataExport, DataImport, ErasureKeys, Erasures, UnfinishedImport],
})
export class BackupModule {}

function storeOf(config: Config): BackupStore {
  return config.BACKUP_BUCKET === undefined ? new FolderBackups(config) : new BucketBackups(config);
}
