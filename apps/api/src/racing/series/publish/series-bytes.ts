import { Injectable } from '@nestjs/common';
import { noTransaction } from '../../../kernel/database/session.ts';
import { quickQuality } from '../../../kernel/http/bytes/pack.ts';
import type { ByteSource } from '../../../kernel/http/bytes/serve-bytes.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { generalPart } from '../records/series-part.ts';

const order = /^\d{1,2}$/;

/** Stored bytes of the protocols and standings of published series: two indexed reads. */
@Injectable()
export class SeriesBytes {
  constructor(
    private readonly series: SeriesRepository,
    private readonly documents: SeriesDocumentsRepository,
  ) {}

  readonly stage: ByteSource = async ({ urlSlug = '', stageOrder = '' }) =>
    order.test(stageOrder) ? this.latest(urlSlug, ['tour', 'endurance'], Number(stageOrder)) : null;

  readonly general: ByteSource = async ({ urlSlug = '' }) => this.latest(urlSlug, ['tour', 'endurance'], generalPart);

  readonly catchUp: ByteSource = async ({ urlSlug = '' }) => this.latest(urlSlug, ['catchUp'], generalPart);

  private async latest(urlSlug: string, types: readonly string[], part: number) {
    const seriesId = await this.series.findPublishedId(urlSlug, types);
    const stored = seriesId === null ? null : await this.documents.findLatest(seriesId, part, noTransaction);
    // A recreated stage restarts its versions from 1: the hash keeps their tags distinct.
    return (
      stored && {
        bytes: stored.bytes,
        quality: quickQuality,
        tag: `${stored.contentHash}.${stored.version}`,
        type: 'application/json; charset=utf-8',
      }
    );
  }
}

/** Returns the addresses served from stored bytes. */
export function seriesSources(bytes: SeriesBytes): [string, ByteSource][] {
  return [
    ['/api/series/stage/results/:urlSlug/:stageOrder', bytes.stage],
    ['/api/series/general-classification/:urlSlug', bytes.general],
    ['/api/series/catch-up/:urlSlug', bytes.catchUp],
  ];
}
