import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { GameModule } from '../game/game.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { OutboxModule } from '../platform/outbox/outbox.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AcceptedFigures } from './accepted-figures.ts';
import { Authors } from './authors.ts';
import { DecisionMessages } from './decision-messages.ts';
import { DecisionPlanner } from './decision-planner.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { DecisionsService } from './decisions.service.ts';
import { EventSync } from './event-sync.service.ts';
import { GameResultsReader } from './game-results.reader.ts';
import { ImplausibleFigureRecord, implausibleFigureSchema } from './implausible-figure.schema.ts';
import { ImplausibleFiguresRepository } from './implausible-figures.repository.ts';
import { ImplausibleFiguresService } from './implausible-figures.service.ts';
import { ImportsRepository } from './imports.repository.ts';
import { MainProfiles } from './main-profiles.ts';
import { ManualImports } from './manual-imports.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolRecord, protocolSchema } from './protocol.schema.ts';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import { ProtocolHiding } from './protocol-hiding.ts';
import { ProtocolHistoryService } from './protocol-history.service.ts';
import { ProtocolLinks } from './protocol-links.ts';
import { ProtocolLive } from './protocol-live.ts';
import { ProtocolRebuilds } from './protocol-rebuilds.ts';
import { ProtocolRefolds } from './protocol-refolds.ts';
import { ProtocolStateRecord, protocolStateSchema } from './protocol-state.schema.ts';
import { ProtocolStatesRepository } from './protocol-states.repository.ts';
import { ProtocolStatesService } from './protocol-states.service.ts';
import { ProtocolsRepository } from './protocols.repository.ts';
import { RaceDecisionRecord, raceDecisionSchema } from './race-decision.schema.ts';
import { RaceFolder } from './race-folder.ts';
import { RemovedAuthors } from './removed-authors.ts';
import { ResultDeletions } from './result-deletions.ts';
import { RawResultsRecord, ResultImportRecord, rawResultsSchema, resultImportSchema } from './result-import.schema.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsImporter } from './results.importer.ts';
import { ResultsJobs } from './results.jobs.ts';
import { ResultsService } from './results.service.ts';
import { ResultsDownloads } from './results-downloads.service.ts';
import { ResultsEditingController } from './results-editing.controller.ts';
import { RideDetails } from './ride-details.ts';
import { RiderRides } from './rider-rides.ts';
import { StoredProtocols } from './stored-protocols.ts';
import { StoredRaces } from './stored-races.ts';
import { TeamFilling } from './team-filling.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ResultImportRecord.name, schema: resultImportSchema },
      { name: RawResultsRecord.name, schema: rawResultsSchema },
      { name: RaceDecisionRecord.name, schema: raceDecisionSchema },
      { name: ProtocolRecord.name, schema: protocolSchema },
      { name: ProtocolStateRecord.name, schema: protocolStateSchema },
      { name: ImplausibleFigureRecord.name, schema: implausibleFigureSchema },
    ]),
    ActivitiesModule,
    AuditModule,
    CatalogueModule,
    EventsModule,
    GameModule,
    JobsModule,
    MessagesModule,
    OrganizersModule,
    OutboxModule,
    RidersModule,
    TeamsModule,
    UsersModule,
  ],
  controllers: [ResultsController, ResultsEditingController],
  providers: [
    AcceptedFigures,
    ResultsService,
    ResultsImporter,
    ResultsJobs,
    RideDetails,
    RiderRides,
    Authors,
    DecisionMessages,
    DecisionPlanner,
    DecisionsService,
    EventSync,
    ImplausibleFiguresRepository,
    ImplausibleFiguresService,
    MainProfiles,
    ManualImports,
    ProtocolHiding,
    ProtocolHistoryService,
    ProtocolLinks,
    ProtocolLive,
    ProtocolPublisher,
    ProtocolRebuilds,
    ProtocolRefolds,
    ProtocolStatesService,
    ProtocolStatesRepository,
    RaceFolder,
    RemovedAuthors,
    ResultDeletions,
    ResultsDownloads,
    StoredProtocols,
    StoredRaces,
    TeamFilling,
    ProtocolBytes,
    ProtocolChanges,
    GameResultsReader,
    ImportsRepository,
    DecisionsRepository,
    ProtocolsRepository,
  ],
  exports: [
    AcceptedFigures,
    ResultsImporter,
    DecisionsService,
    EventSync,
    Authors,
    ManualImports,
    ProtocolLive,
    ProtocolRebuilds,
    ResultsService,
    RiderRides,
    StoredProtocols,
    StoredRaces,
    TeamFilling,
  ],
})
export class ResultsModule {}
