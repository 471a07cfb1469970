import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { abilitiesOf, owned } from '@otryv/contract/abilities';
import { Forbidden } from '../../../kernel/access/access.errors.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { SeriesNotFound } from './series.errors.ts';
import { SeriesRepository } from './series.repository.ts';
import type { StoredSeries } from './stored-series.ts';

/** Loads series, checking that the caller may see or change them. */
@Injectable()
export class SeriesAccess {
  constructor(private readonly series: SeriesRepository) {}

  /** Returns a published series, or a draft of the caller. Throws SeriesNotFound. */
  async requireVisible(urlSlug: string, identity: Identity | null): Promise<StoredSeries> {
    const series = await this.series.findBySlug(urlSlug);
    if (!series || !(series.isPublished || mayWrite(identity, series))) throw new SeriesNotFound();
    return series;
  }

  /** Returns a series of the caller. Throws SeriesNotFound, also for another user's draft; Forbidden. */
  async requireOwn(identity: Identity, id: string, session: SessionOrNone): Promise<StoredSeries> {
    const series = await this.series.findById(id, session);
    if (!series) throw new SeriesNotFound();
    if (mayWrite(identity, series)) return series;
    throw series.isPublished ? new Forbidden() : new SeriesNotFound();
  }
}

export function mayWrite(identity: Identity | null, { organizerId }: Pick<StoredSeries, 'organizerId'>): boolean {
  return abilitiesOf(identity).can('write', owned('Series', { organizerId }));
}
