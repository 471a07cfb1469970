import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import type { Config } from './config.ts';
import { EventsModule } from './events/events.module.ts';
import { ConfigModule } from './platform/config.module.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { ErrorFilter } from './platform/errors/error.filter.ts';
import { HealthController } from './platform/health/health.controller.ts';
import { HealthService } from './platform/health/health.service.ts';
import { AnswerInterceptor } from './platform/http/answer.interceptor.ts';
import { logOptions } from './platform/http/log-options.ts';
import { ResultsModule } from './results/results.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(logOptions(config)),
        DatabaseModule,
        CatalogueModule,
        EventsModule,
        ResultsModule,
      ],
      controllers: [HealthController],
      providers: [
        HealthService,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
      ],
    };
  }
}
