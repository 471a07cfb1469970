import { Module } from '@nestjs/common';
import { ResultsModule } from '../results/results.module.ts';
import { SeriesModule } from '../series/series.module.ts';
import { LiveController } from './live.controller.ts';

@Module({ imports: [ResultsModule, SeriesModule], controllers: [LiveController] })
export class LiveModule {}
