import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { FilesModule } from '../../../kernel/files/files.module.ts';
import { MessagesModule } from '../../../people/messages/messages.module.ts';
import { EventsWriteModule } from '../../events/write/events-write.module.ts';
import { SeriesPublishModule } from '../publish/series-publish.module.ts';
import { SeriesReadModule } from '../read/series-read.module.ts';
import { SeriesRecordsModule } from '../records/series-records.module.ts';
import { SeriesStagesModule } from '../stages/series-stages.module.ts';
import { OwnSeriesController } from './own-series.controller.ts';
import { SeriesDeletion } from './series-deletion.service.ts';
import { SeriesEditing } from './series-editing.service.ts';

@Module({
  imports: [
    AuditModule,
    EventsWriteModule,
    FilesModule,
    MessagesModule,
    OrganizersModule,
    SeriesPublishModule,
    SeriesReadModule,
    SeriesRecordsModule,
    SeriesStagesModule,
  ],
  controllers: [OwnSeriesController],
  providers: [SeriesDeletion, SeriesEditing],
})
export class SeriesEditModule {}
