import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { ImageEncoder } from './image-encoder.ts';
import { Images } from './images.ts';
import { OrphanFiles } from './orphan-files.ts';

@Module({
  imports: [JobsModule],
  providers: [{ provide: FileStore, useClass: FolderStore }, ImageEncoder, Images, OrphanFiles],
  exports: [FileStore, ImageEncoder, Images, OrphanFiles],
})
export class FilesModule {}
