import { Injectable } from '@nestjs/common';
import { SeriesRepository } from '../records/series.repository.ts';
import type { StoredSeries } from '../records/stored-series.ts';

/** What is found of series by readers and by search engines. */
@Injectable()
export class SeriesSearch {
  constructor(private readonly series: SeriesRepository) {}

  /** All published series, those that end last first. */
  published(): Promise<StoredSeries[]> {
    return this.series.published();
  }

  /** Published or not. */
  listByIds(ids: readonly string[]): Promise<StoredSeries[]> {
    return this.series.listByIds(ids);
  }

  /** The ids of series with a word in their names, published or not. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return this.series.listIdsLike(word, most);
  }

  /** Published series with every word in their names. */
  find(text: string, most: number): Promise<StoredSeries[]> {
    return this.series.search(text, most);
  }
}
