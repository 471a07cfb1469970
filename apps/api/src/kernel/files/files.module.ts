import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { BucketStore } from './bucket-store.ts';
import { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { ImageEncoder } from './image-encoder.ts';
import { Images } from './images.ts';
import { OrphanFiles } from './orphan-files.ts';

@Module({
  imports: [JobsModule],
  providers: [{ provide: FileStore, useFactory: storeOf, inject: [CONFIG] }, ImageEncoder, Images, OrphanFiles],
  exports: [FileStore, ImageEncoder, Images, OrphanFiles],
})
export class FilesModule {}

function storeOf(config: Config): FileStore {
  return config.S3_BUCKET === undefined ? new FolderStore(config) : new BucketStore(config);
}
