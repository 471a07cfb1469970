import { Module } from '@nestjs/common';
import { ResultsModule } from '../../racing/results/results.module.ts';
import { SeriesModule } from '../../racing/series/series.module.ts';
import { LiveController } from './live.controller.ts';

@Module({ imports: [ResultsModule, SeriesModule], controllers: [LiveController] })
export class LiveModule {}
