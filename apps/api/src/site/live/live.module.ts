import { Module } from '@nestjs/common';
import { ResultsPublishModule } from '../../racing/results/publish/results-publish.module.ts';
import { SeriesPublishModule } from '../../racing/series/publish/series-publish.module.ts';
import { LiveController } from './live.controller.ts';

@Module({ imports: [ResultsPublishModule, SeriesPublishModule], controllers: [LiveController] })
export class LiveModule {}
