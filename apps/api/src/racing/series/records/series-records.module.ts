import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { SeriesRepository } from './series.repository.ts';
import { SeriesRecord, seriesSchema } from './series.schema.ts';
import { SeriesAccess } from './series-access.ts';
import { SeriesDocumentRecord, seriesDocumentSchema } from './series-document.schema.ts';
import { SeriesDocumentsRepository } from './series-documents.repository.ts';
import { SeriesExportRecord, seriesExportSchema } from './series-export.schema.ts';
import { SeriesExportsRepository } from './series-exports.repository.ts';
import { StageDecisionRecord, stageDecisionSchema } from './stage-decision.schema.ts';
import { StageDecisionsRepository } from './stage-decisions.repository.ts';
import { StageEvents } from './stage-events.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SeriesRecord.name, schema: seriesSchema },
      { name: StageDecisionRecord.name, schema: stageDecisionSchema },
      { name: SeriesDocumentRecord.name, schema: seriesDocumentSchema },
      { name: SeriesExportRecord.name, schema: seriesExportSchema },
    ]),
    EventsReadModule,
  ],
  providers: [
    SeriesAccess,
    SeriesDocumentsRepository,
    SeriesExportsRepository,
    SeriesRepository,
    StageDecisionsRepository,
    StageEvents,
  ],
  exports: [
    SeriesAccess,
    SeriesDocumentsRepository,
    SeriesExportsRepository,
    SeriesRepository,
    StageDecisionsRepository,
    StageEvents,
  ],
})
export class SeriesRecordsModule {}
