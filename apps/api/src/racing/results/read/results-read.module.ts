import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { ResultsPublishModule } from '../publish/results-publish.module.ts';
import { ResultsProtocolsModule } from '../records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from '../records/results-records.module.ts';
import { ProtocolHistoryService } from './protocol-history.service.ts';
import { ResultsService } from './results.service.ts';
import { ResultsDownloads } from './results-downloads.service.ts';

@Module({
  imports: [
    CatalogueModule,
    EventsReadModule,
    ResultsPublishModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
    RidersModule,
  ],
  providers: [ProtocolHistoryService, ResultsDownloads, ResultsService],
  exports: [ProtocolHistoryService, ResultsDownloads, ResultsService],
})
export class ResultsReadModule {}
