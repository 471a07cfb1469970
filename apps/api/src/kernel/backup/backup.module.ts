import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { ErrorsModule } from '../errors/errors.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LocksModule } from '../locks/locks.module.ts';
import { BackupCheck } from './backup-check.ts';
import { BackupRecords } from './backup-records.ts';
import { BackupStore } from './backup-store.ts';
import { Backups } from './backups.ts';
import { BucketBackups } from './bucket-backups.ts';
import { DataExport } from './data-export.ts';
import { DataImport } from './data-import.ts';
import { ErasureRecord, erasureSchema } from './erasure.schema.ts';
import { ErasureKeyRecord, erasureKeySchema } from './erasure-key.schema.ts';
import { ErasureKeys } from './erasure-keys.ts';
import { Erasures } from './erasures.ts';
import { FolderBackups } from './folder-backups.ts';
import { UnfinishedImport } from './unfinished-import.ts';

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
