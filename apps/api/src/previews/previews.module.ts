import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { PreviewsController } from './previews.controller.ts';
import { PreviewsService } from './previews.service.ts';

@Module({
  imports: [EventsModule, ResultsModule],
  controllers: [PreviewsController],
  providers: [PreviewsService],
  exports: [PreviewsService],
})
export class PreviewsModule {}
