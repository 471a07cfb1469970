import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import * as z from 'zod/mini';
import type { Session } from '../../kernel/database/session.ts';
import { FoundCatalogueRecord } from './found-catalogue.schema.ts';
import { catalogueCounts, foundCatalogue } from './found-catalogue.ts';

/** Sources in ascending order of trust. */
export const catalogueSourceNames = ['dictionary', 'game'] as const;
export type CatalogueSourceName = (typeof catalogueSourceNames)[number];

const storedCatalogue = z.object({
  found: foundCatalogue,
  counts: catalogueCounts,
  readAt: z.date(),
});
export type StoredCatalogue = z.output<typeof storedCatalogue>;

@Injectable()
export class FoundCataloguesRepository {
  constructor(@InjectModel(FoundCatalogueRecord.name) private readonly model: Model<FoundCatalogueRecord>) {}

  /**
   * Returns `null` for a source that was not read yet, or was stored by another version in another shape: the next read
   * replaces it.
   */
  async findBySource(source: CatalogueSourceName): Promise<StoredCatalogue | null> {
    const record = await this.model.findOne({ source }, { _id: 0, source: 0 }).lean();
    return storedCatalogue.safeParse(record).data ?? null;
  }

  async save(source: CatalogueSourceName, catalogue: StoredCatalogue, session: Session): Promise<void> {
    await this.model.updateOne({ source }, { $set: catalogue }, { upsert: true, session });
  }
}
