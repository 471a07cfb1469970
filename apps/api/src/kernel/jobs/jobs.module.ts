import { Module } from '@nestjs/common';
import { Jobs } from './jobs.ts';

@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
