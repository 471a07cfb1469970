import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { DataExport } from './data-export.ts';
import { DataImport } from './data-import.ts';
import { UnfinishedImport } from './unfinished-import.ts';

@Module({
  imports: [FilesModule],
  providers: [DataExport, DataImport, UnfinishedImport],
  exports: [DataExport, DataImport, UnfinishedImport],
})
export class BackupModule {}
