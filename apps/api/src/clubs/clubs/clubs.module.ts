import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { BotsModule } from '../bots/bots.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { ClubRecord, clubSchema } from './club.schema.ts';
import { ClubClaimsService } from './club-claims.service.ts';
import { ClubsRepository } from './clubs.repository.ts';
import { ClubsService } from './clubs.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ClubRecord.name, schema: clubSchema }]),
    AuditModule,
    BotsModule,
    GameModule,
    MessagesModule,
    OrganizersModule,
    SlotsModule,
    UsersModule,
  ],
  providers: [ClubsService, ClubClaimsService, ClubsRepository],
  exports: [ClubsService, ClubClaimsService],
})
export class ClubsModule {}
