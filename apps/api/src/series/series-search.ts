import { Injectable } from '@nestjs/common';
import { SeriesRepository } from './series.repository.ts';
import type { StoredSeries } from './stored-series.ts';

/** Published series by the words of their names. */
@Injectable()
export class SeriesSearch {
  constructor(private readonly series: SeriesRepository) {}

  find(text: string, most: number): Promise<StoredSeries[]> {
    return this.series.search(text, most);
  }
}
