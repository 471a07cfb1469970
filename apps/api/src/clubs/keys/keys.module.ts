import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { KeyRecord, keySchema } from './key.schema.ts';
import { KeysController } from './keys.controller.ts';
import { KeysRepository } from './keys.repository.ts';
import { KeysService } from './keys.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: KeyRecord.name, schema: keySchema }]), AuditModule, OrganizersModule],
  controllers: [KeysController],
  providers: [KeysService, KeysRepository],
  exports: [KeysService],
})
export class KeysModule {}
