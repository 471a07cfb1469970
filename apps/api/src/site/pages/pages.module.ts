import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { ProfilesReadModule } from '../../community/profiles/read/profiles-read.module.ts';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { SeriesReadModule } from '../../racing/series/read/series-read.module.ts';
import { SeriesRecordsModule } from '../../racing/series/records/series-records.module.ts';
import { DocumentsModule } from '../documents/documents.module.ts';
import { PreviewsModule } from '../previews/previews.module.ts';
import { ObjectPages } from './object-pages.ts';
import { PagesService } from './pages.service.ts';
import { ChangingRiders } from './rendering/changing-riders.ts';
import { RenderedPages } from './rendering/rendered-pages.ts';
import { Sitemaps } from './sitemaps.ts';

/** Tags and locations of the served portal pages. */
@Module({
  imports: [
    CatalogueModule,
    DocumentsModule,
    EventsReadModule,
    JobsModule,
    OrganizersModule,
    PreviewsModule,
    ProfilesReadModule,
    SeriesReadModule,
    SeriesRecordsModule,
    TeamsReadModule,
  ],
  providers: [ChangingRiders, ObjectPages, PagesService, RenderedPages, Sitemaps],
})
export class PagesModule {}
