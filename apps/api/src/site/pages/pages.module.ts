import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ProfilesModule } from '../../community/profiles/profiles.module.ts';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { SeriesModule } from '../../racing/series/series.module.ts';
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
    EventsModule,
    JobsModule,
    OrganizersModule,
    PreviewsModule,
    ProfilesModule,
    SeriesModule,
    TeamsModule,
  ],
  providers: [ChangingRiders, ObjectPages, PagesService, RenderedPages, Sitemaps],
})
export class PagesModule {}
