import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { GameModule } from '../game/game.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { EventRecord, eventSchema } from './event.schema.ts';
import { EventImportsService } from './event-imports.service.ts';
import { EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { EventsService } from './events.service.ts';
import { GameEventReader } from './game-event.reader.ts';
import { SignedRiderRecord, signedRiderSchema } from './signed-rider.schema.ts';
import { SignedRidersRepository } from './signed-riders.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EventRecord.name, schema: eventSchema },
      { name: SignedRiderRecord.name, schema: signedRiderSchema },
    ]),
    CatalogueModule,
    GameModule,
    OrganizersModule,
    RidersModule,
  ],
  controllers: [EventsController],
  providers: [EventsService, EventImportsService, EventsRepository, SignedRidersRepository, GameEventReader],
  exports: [EventsService, EventImportsService],
})
export class EventsModule {}
