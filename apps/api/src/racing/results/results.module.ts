import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { ProtocolBuilder } from './build/protocol-builder.ts';
import { StoredRaces } from './build/stored-races.ts';
import { DecisionMessages } from './decide/decision-messages.ts';
import { DecisionPlanner } from './decide/decision-planner.ts';
import { DecisionsService } from './decide/decisions.service.ts';
import { EventSync } from './decide/event-sync.service.ts';
import { ImplausibleFiguresService } from './decide/implausible-figures.service.ts';
import { ProtocolStatesService } from './decide/protocol-states.service.ts';
import { RemovedAuthors } from './decide/removed-authors.ts';
import { ResultDeletions } from './decide/result-deletions.ts';
import { GameResultsReader } from './import/game-results.reader.ts';
import { MainProfiles } from './import/main-profiles.ts';
import { ManualImports } from './import/manual-imports.ts';
import { ProtocolLinks } from './import/protocol-links.ts';
import { ResultsImporter } from './import/results.importer.ts';
import { RideDetails } from './import/ride-details.ts';
import { RiderRides } from './import/rider-rides.ts';
import { TeamFilling } from './import/team-filling.ts';
import { ProtocolPublisher } from './publish/protocol.publisher.ts';
import { ProtocolBytes } from './publish/protocol-bytes.ts';
import { ProtocolChanges } from './publish/protocol-changes.ts';
import { ProtocolHiding } from './publish/protocol-hiding.ts';
import { ProtocolLive } from './publish/protocol-live.ts';
import { ProtocolRebuilds } from './publish/protocol-rebuilds.ts';
import { ProtocolRulesRebuilds } from './publish/protocol-rules-rebuilds.ts';
import { ProtocolHistoryService } from './read/protocol-history.service.ts';
import { ResultsService } from './read/results.service.ts';
import { ResultsDownloads } from './read/results-downloads.service.ts';
import { Authors } from './records/authors.ts';
import { DecisionsRepository } from './records/decisions.repository.ts';
import { AcceptedFigures } from './records/figures/accepted-figures.ts';
import { ImplausibleFigureRecord, implausibleFigureSchema } from './records/figures/implausible-figure.schema.ts';
import { ImplausibleFiguresRepository } from './records/figures/implausible-figures.repository.ts';
import { ImportsRepository } from './records/imports/imports.repository.ts';
import {
  RawResultsRecord,
  ResultImportRecord,
  rawResultsSchema,
  resultImportSchema,
} from './records/imports/result-import.schema.ts';
import { ProtocolRecord, protocolSchema } from './records/protocols/protocol.schema.ts';
import { ProtocolStateRecord, protocolStateSchema } from './records/protocols/protocol-state.schema.ts';
import { ProtocolStatesRepository } from './records/protocols/protocol-states.repository.ts';
import { ProtocolsRepository } from './records/protocols/protocols.repository.ts';
import { StoredProtocols } from './records/protocols/stored-protocols.ts';
import { RaceDecisionRecord, raceDecisionSchema } from './records/race-decision.schema.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsJobs } from './results.jobs.ts';
import { ResultsEditingController } from './results-editing.controller.ts';

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
    ProtocolRulesRebuilds,
    ProtocolStatesService,
    ProtocolStatesRepository,
    ProtocolBuilder,
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
