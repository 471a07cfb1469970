import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AccountsModule } from './accounts/accounts.module.ts';
import { AppealsModule } from './appeals/appeals.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BansModule } from './bans/bans.module.ts';
import { BillingModule } from './billing/billing.module.ts';
import { CalendarsModule } from './calendars/calendars.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { ClubPagesModule } from './club-pages/club-pages.module.ts';
import type { Config } from './config.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { EventEditingModule } from './events/event-editing.module.ts';
import { EventRidersModule } from './events/event-riders.module.ts';
import { EventsModule } from './events/events.module.ts';
import { FinishProtocolsModule } from './finish-protocols/finish-protocols.module.ts';
import { FitFilesModule } from './fitfiles/fitfiles.module.ts';
import { hooks } from './hooks.ts';
import { LiveModule } from './live/live.module.ts';
import { LogsModule } from './logs/logs.module.ts';
import { MailingsModule } from './mailings/mailings.module.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { ModeratorsModule } from './moderators/moderators.module.ts';
import { NamesModule } from './names/names.module.ts';
import { NewsModule } from './news/news.module.ts';
import { OrganizerPagesModule } from './organizers/organizer-pages.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { AccessModule } from './platform/access/access.module.ts';
import { BackupModule } from './platform/backup/backup.module.ts';
import { ClockModule } from './platform/clock.module.ts';
import { ConfigModule } from './platform/config.module.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { ErrorsModule } from './platform/errors/errors.module.ts';
import { FilesModule } from './platform/files/files.module.ts';
import { HealthController } from './platform/health/health.controller.ts';
import { HealthService } from './platform/health/health.service.ts';
import { definedPoints } from './platform/hooks/define-hook.ts';
import { HooksModule } from './platform/hooks/hooks.module.ts';
import { ErrorFilter } from './platform/http/error.filter.ts';
import { logOptions } from './platform/http/log-options.ts';
import { ResponseInterceptor } from './platform/http/response.interceptor.ts';
import { LimitsModule } from './platform/limits/limits.module.ts';
import { MigrationsModule } from './platform/migrations/migrations.module.ts';
import { OutboxModule } from './platform/outbox/outbox.module.ts';
import { RealtimeModule } from './platform/realtime/realtime.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { ProfilesModule } from './profiles/profiles.module.ts';
import { RatingModule } from './rating/rating.module.ts';
import { ResultsModule } from './results/results.module.ts';
import { SearchModule } from './search/search.module.ts';
import { SeriesModule } from './series/series.module.ts';
import { StatisticsModule } from './statistics/statistics.module.ts';
import { StreamsModule } from './streams/streams.module.ts';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.ts';
import { TeamPagesModule } from './teams/team-pages.module.ts';
import { TelegramModule } from './telegram/telegram.module.ts';
import { UsersModule } from './users/users.module.ts';
import { VisitsModule } from './visits/visits.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        AccessModule,
        BackupModule,
        ClockModule,
        ConfigModule.with(config),
        LoggerModule.forRoot(logOptions(config)),
        DatabaseModule,
        ErrorsModule,
        FilesModule,
        HooksModule.with({ subscriptions: hooks, points: definedPoints() }),
        LimitsModule,
        MigrationsModule,
        OutboxModule,
        RealtimeModule,
        AccountsModule,
        AuthModule,
        BansModule,
        BillingModule,
        CalendarsModule,
        CatalogueModule,
        ClubPagesModule,
        EventsModule,
        EventEditingModule,
        EventRidersModule,
        FinishProtocolsModule,
        FitFilesModule,
        LiveModule,
        MailingsModule,
        LogsModule,
        MessagesModule,
        ModeratorsModule,
        OrganizerPagesModule,
        PagesModule,
        PreviewsModule,
        ProfilesModule,
        RatingModule,
        ResultsModule,
        SearchModule,
        NamesModule,
        SeriesModule,
        StatisticsModule,
        StreamsModule,
        TeamPagesModule,
        SubscriptionsModule,
        UsersModule,
        AppealsModule,
        VisitsModule,
        DocumentsModule,
        NewsModule,
        TelegramModule,
      ],
      controllers: [HealthController],
      providers: [
        HealthService,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
      ],
    };
  }
}
