import { Module } from '@nestjs/common';
import { LocksModule } from '../locks/locks.module.ts';
import { Migrations } from './migrations.ts';

@Module({ imports: [LocksModule], providers: [Migrations], exports: [Migrations] })
export class MigrationsModule {}
