import { Injectable } from '@nestjs/common';
import { SeriesRepository } from '../records/series.repository.ts';
import type { StoredSeries } from '../records/stored-series.ts';

/** Finds series for readers and search engines. */
@Injectable()
export class SeriesSearch {
  constructor(private readonly series: SeriesRepository) {}

  /** Lists all published series, latest end first. */
  listPublished(): Promise<StoredSeries[]> {
    return this.series.listPublished();
  }

  /** Lists published and unpublished series. */
  listByIds(ids: readonly string[]): Promise<StoredSeries[]> {
    return this.series.listByIds(ids);
  }

  /** Lists the ids of series with a word in their names, published or not. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return this.series.listIdsLike(word, most);
  }

  /** Finds published series with every word in their names. */
  find(text: string, most: number): Promise<StoredSeries[]> {
    return this.series.search(text, most);
  }
}
