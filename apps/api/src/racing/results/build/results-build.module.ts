import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { ActivitiesModule } from '../../../game/activities/activities.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { ResultsProtocolsModule } from '../records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from '../records/results-records.module.ts';
import { ProtocolBuilder } from './protocol-builder.ts';
import { StoredRaces } from './stored-races.ts';

@Module({
  imports: [
    ActivitiesModule,
    CatalogueModule,
    OrganizersModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
    RidersModule,
  ],
  providers: [ProtocolBuilder, StoredRaces],
  exports: [ProtocolBuilder, StoredRaces],
})
export class ResultsBuildModule {}
