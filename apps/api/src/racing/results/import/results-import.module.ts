import { Module } from '@nestjs/common';
import { TeamsReadModule } from '../../../clubs/teams/read/teams-read.module.ts';
import { ActivitiesModule } from '../../../game/activities/activities.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { GameModule } from '../../../game/client/game.module.ts';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { EventsWriteModule } from '../../events/write/events-write.module.ts';
import { ResultsBuildModule } from '../build/results-build.module.ts';
import { ResultsPublishModule } from '../publish/results-publish.module.ts';
import { ResultsProtocolsModule } from '../records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from '../records/results-records.module.ts';
import { GameResultsReader } from './game-results.reader.ts';
import { MainProfiles } from './main-profiles.ts';
import { ManualImports } from './manual-imports.ts';
import { ProtocolLinks } from './protocol-links.ts';
import { ResultsImporter } from './results.importer.ts';
import { RideDetails } from './ride-details.ts';
import { RiderRides } from './rider-rides.ts';
import { TeamFilling } from './team-filling.ts';

@Module({
  imports: [
    ActivitiesModule,
    AuditModule,
    CatalogueModule,
    EventsReadModule,
    EventsWriteModule,
    GameModule,
    JobsModule,
    ResultsBuildModule,
    ResultsPublishModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
    RidersModule,
    TeamsReadModule,
    UsersModule,
  ],
  providers: [
    GameResultsReader,
    MainProfiles,
    ManualImports,
    ProtocolLinks,
    ResultsImporter,
    RideDetails,
    RiderRides,
    TeamFilling,
  ],
  exports: [ManualImports, ProtocolLinks, ResultsImporter, RiderRides],
})
export class ResultsImportModule {}
