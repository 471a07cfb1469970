import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { BillingModule } from './clubs/billing/billing.module.ts';
import { FinishProtocolsModule } from './clubs/finish-protocols/finish-protocols.module.ts';
import { KeysModule } from './clubs/keys/keys.module.ts';
import { WebhooksModule } from './clubs/webhooks/webhooks.module.ts';
import { MailingsModule } from './communication/mailings/mailings.module.ts';
import { NewsModule } from './communication/news/news.module.ts';
import { AccountsModule } from './community/accounts/accounts.module.ts';
import { BansModule } from './community/bans/bans.module.ts';
import { ClubPagesModule } from './community/club-pages/club-pages.module.ts';
import { FitFilesModule } from './community/fitfiles/fitfiles.module.ts';
import { ModeratorsModule } from './community/moderators/moderators.module.ts';
import { OrganizerPagesModule } from './community/organizer-pages/organizer-pages.module.ts';
import { ProfilesModule } from './community/profiles/profiles.module.ts';
import { TeamPagesModule } from './community/team-pages/team-pages.module.ts';
import type { Config } from './config.ts';
import { CatalogueModule } from './game/catalogue/catalogue.module.ts';
import { hooks } from './hooks.ts';
import { AccessModule } from './kernel/access/access.module.ts';
import { BackupModule } from './kernel/backup/backup.module.ts';
import { ClockModule } from './kernel/clock.module.ts';
import { ConfigModule } from './kernel/config.module.ts';
import { CryptoModule } from './kernel/crypto/crypto.module.ts';
import { DatabaseModule } from './kernel/database/database.module.ts';
import { ErrorsModule } from './kernel/errors/errors.module.ts';
import { FilesModule } from './kernel/files/files.module.ts';
import { HealthController } from './kernel/health/health.controller.ts';
import { HealthService } from './kernel/health/health.service.ts';
import { definedPoints } from './kernel/hooks/define-hook.ts';
import { HooksModule } from './kernel/hooks/hooks.module.ts';
import { ResponseInterceptor } from './kernel/http/response.interceptor.ts';
import { ErrorFilter } from './kernel/http/responses/error.filter.ts';
import { LimitsModule } from './kernel/limits/limits.module.ts';
import { logOptions } from './kernel/logging/log-options.ts';
import { MigrationsModule } from './kernel/migrations/migrations.module.ts';
import { OutboxModule } from './kernel/outbox/outbox.module.ts';
import { PagingModule } from './kernel/paging/paging.module.ts';
import { RealtimeModule } from './kernel/realtime/realtime.module.ts';
import { AuthModule } from './people/auth/auth.module.ts';
import { MessagesModule } from './people/messages/messages.module.ts';
import { SubscriptionsModule } from './people/subscriptions/subscriptions.module.ts';
import { TelegramModule } from './people/telegram/telegram.module.ts';
import { UsersModule } from './people/users/users.module.ts';
import { AppealsModule } from './racing/appeals/appeals.module.ts';
import { CalendarsModule } from './racing/calendars/calendars.module.ts';
import { EventEditingModule } from './racing/event-editing/event-editing.module.ts';
import { EventsModule } from './racing/events/events.module.ts';
import { EventRidersModule } from './racing/events/riders/event-riders.module.ts';
import { RatingModule } from './racing/rating/rating.module.ts';
import { ResultsModule } from './racing/results/results.module.ts';
import { SeriesModule } from './racing/series/series.module.ts';
import { DocumentsModule } from './site/documents/documents.module.ts';
import { LiveModule } from './site/live/live.module.ts';
import { LogsModule } from './site/logs/logs.module.ts';
import { NamesModule } from './site/names/names.module.ts';
import { PagesModule } from './site/pages/pages.module.ts';
import { PreviewsModule } from './site/previews/previews.module.ts';
import { SearchModule } from './site/search/search.module.ts';
import { StatisticsModule } from './site/statistics/statistics.module.ts';
import { StreamsModule } from './site/streams/streams.module.ts';
import { VisitsModule } from './site/visits/visits.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        AccessModule,
        BackupModule,
        CryptoModule,
        ClockModule,
        ConfigModule.with(config),
        LoggerModule.forRoot(logOptions(config)),
        DatabaseModule,
        ErrorsModule,
        FilesModule,
        HooksModule.with({ subscriptions: hooks, points: definedPoints() }),
        LimitsModule,
        PagingModule,
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
        KeysModule,
        WebhooksModule,
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
