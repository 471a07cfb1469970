import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { ClubsModule } from '../clubs/clubs.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { FinishProtocolRecord, finishProtocolSchema } from './finish-protocol.schema.ts';
import { FinishProtocolsController } from './finish-protocols.controller.ts';
import { FinishProtocolsRepository } from './finish-protocols.repository.ts';
import { FinishProtocolsService } from './finish-protocols.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FinishProtocolRecord.name, schema: finishProtocolSchema }]),
    AuditModule,
    ClubsModule,
    OrganizersModule,
  ],
  controllers: [FinishProtocolsController],
  providers: [FinishProtocolsService, FinishProtocolsRepository],
  exports: [FinishProtocolsService],
})
export class FinishProtocolsModule {}
