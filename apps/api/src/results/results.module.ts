import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { GameModule } from '../game/game.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { DecisionRecord, decisionSchema } from './decision.schema.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { DecisionsService } from './decisions.service.ts';
import { GameResultsReader } from './game-results.reader.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolRecord, protocolSchema } from './protocol.schema.ts';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import { ProtocolsRepository } from './protocols.repository.ts';
import { RawResultsRecord, ResultImportRecord, rawResultsSchema, resultImportSchema } from './result-import.schema.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsImporter } from './results.importer.ts';
import { ResultsJobs } from './results.jobs.ts';
import { ResultsService } from './results.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ResultImportRecord.name, schema: resultImportSchema },
      { name: RawResultsRecord.name, schema: rawResultsSchema },
      { name: DecisionRecord.name, schema: decisionSchema },
      { name: ProtocolRecord.name, schema: protocolSchema },
    ]),
    ActivitiesModule,
    CatalogueModule,
    EventsModule,
    GameModule,
    JobsModule,
    RidersModule,
  ],
  controllers: [ResultsController],
  providers: [
    ResultsService,
    ResultsImporter,
    ResultsJobs,
    DecisionsService,
    ProtocolPublisher,
    ProtocolBytes,
    ProtocolChanges,
    GameResultsReader,
    ImportsRepository,
    DecisionsRepository,
    ProtocolsRepository,
  ],
  exports: [ResultsImporter, DecisionsService],
})
export class ResultsModule {}
