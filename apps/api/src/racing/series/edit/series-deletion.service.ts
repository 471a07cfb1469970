import { Injectable } from '@nestjs/common';
import type { FileResponse, Identity } from '@otryv/contract';
import { abilitiesOf, owned } from '@otryv/contract/abilities';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Images } from '../../../kernel/files/images.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { pack, quickQuality, unpack } from '../../../kernel/http/bytes/pack.ts';
import { MessagesService } from '../../../people/messages/messages.service.ts';
import { EventSeriesService } from '../../events/write/event-series.service.ts';
import { SeriesNameWrong, SeriesNotFound } from '../records/series.errors.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { SeriesExportsRepository } from '../records/series-exports.repository.ts';
import { seriesDeleted } from '../records/series-hooks.ts';
import { generalPart } from '../records/series-part.ts';
import { ru } from '../records/service-messages.ru.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { eventIdsOf, type StoredSeries } from '../records/stored-series.ts';

/** Deletion of a series, and its export file. */
@Injectable()
export class SeriesDeletion {
  constructor(
    private readonly series: SeriesRepository,
    private readonly access: SeriesAccess,
    private readonly organizers: OrganizersService,
    private readonly events: EventSeriesService,
    private readonly decisions: StageDecisionsRepository,
    private readonly documents: SeriesDocumentsRepository,
    private readonly exports: SeriesExportsRepository,
    private readonly hooks: Hooks,
    private readonly messages: MessagesService,
    private readonly images: Images,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes a series with its protocols and decisions and keeps its export file; its races stay. Throws SeriesNotFound,
   * Forbidden, SeriesNameWrong if a given name does not match.
   */
  async delete(identity: Identity, id: string, name: string | undefined): Promise<StoredSeries> {
    const deleted = await this.transactions.run(async (session) => {
      const series = await this.access.requireOwn(identity, id, session);
      if (name !== undefined && series.name !== name.trim()) throw new SeriesNameWrong();
      const { organizerId, urlSlug } = series;
      const bytes = await pack(JSON.stringify(await this.content(series, session)), quickQuality);
      await this.exports.insert(id, { organizerId, urlSlug, bytes, createdAt: this.clock.now() }, session);
      await this.events.setSeries(eventIdsOf(series), null, session);
      await this.documents.deleteBut(id, [], session);
      await this.hooks.run(seriesDeleted, { seriesId: id }, session);
      await this.decisions.deleteBySeries(id, session);
      await this.series.delete(id, session);
      const object = { kind: 'series', id };
      await this.audit.write(
        { actorId: identity.userId, action: 'series.delete', object, before: { name: series.name, urlSlug } },
        session,
      );
      await this.inform(identity, series, session);
      return series;
    });
    await this.images.remove(deleted.logo);
    await this.images.remove(deleted.poster);
    return deleted;
  }

  /** Returns the export file of a series, deleted or not. Throws SeriesNotFound, Forbidden. */
  async exportFile(identity: Identity, id: string): Promise<FileResponse> {
    const kept = await this.exports.find(id);
    if (kept) {
      const { organizerId, urlSlug, bytes } = kept;
      const may = abilitiesOf(identity).can('read', owned('Series', { organizerId }));
      if (!may) throw new SeriesNotFound();
      return fileOf(urlSlug, await unpack(bytes));
    }
    const series = await this.access.requireOwn(identity, id, noTransaction);
    return fileOf(series.urlSlug, Buffer.from(JSON.stringify(await this.content(series, noTransaction))));
  }

  private async content(series: StoredSeries, session: SessionOrNone) {
    const read = async (part: number): Promise<unknown> => {
      const stored = await this.documents.findLatest(series.id, part, session);
      return stored && JSON.parse((await unpack(stored.bytes)).toString()).data;
    };
    const protocols: unknown[] = [];
    for (const { order } of series.stages) protocols.push(await read(order));
    return {
      series,
      protocols: protocols.filter((protocol) => protocol !== null),
      general: await read(generalPart),
      decisions: await this.decisions.listBySeries(series.id, session),
    };
  }

  private async inform({ userId }: Identity, { id, name, organizerId }: StoredSeries, session: Session): Promise<void> {
    const [organizer] = await this.organizers.listByIds([organizerId], session);
    const userIds = [...new Set([userId, ...(organizer?.creatorId ? [organizer.creatorId] : [])])];
    const entityUrl = `${addressOf(addresses.organizerSeriesEdit, { seriesId: id })}?file=json`;
    const text = ru.series_deleted(name);
    // Includes the user who deletes it: the message links to the file.
    await this.messages.write({ userIds, by: null, type: 'system', title: name, text, entityUrl }, session);
  }
}

function fileOf(urlSlug: string, bytes: Uint8Array): FileResponse {
  return { name: `${urlSlug}.json`, type: 'application/json', bytes };
}
