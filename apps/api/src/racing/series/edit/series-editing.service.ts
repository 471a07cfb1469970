import { Injectable } from '@nestjs/common';
import type { contract, Identity, Input, UploadedFile } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import slugify from '@sindresorhus/slugify';
import { OrganizerNotFound } from '../../../clubs/organizers/organizers.errors.ts';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { type AuditedValues, AuditService } from '../../../kernel/audit/audit.service.ts';
import { changedFields } from '../../../kernel/audit/changed-fields.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { logoKind, posterKind } from '../../../kernel/files/image-kinds.ts';
import { Images, type StoredImage } from '../../../kernel/files/images.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { requireProperNames } from '../../../kernel/names/proper-names.ts';
import { requireNoImitation } from '../../../kernel/names/shared-names.ts';
import { EventSeriesService } from '../../events/write/event-series.service.ts';
import { SeriesPublisher } from '../publish/series.publisher.ts';
import { SeriesTypeFixed } from '../records/series.errors.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { seriesShown } from '../records/series-hooks.ts';
import {
  eventIdsOf,
  hasStageResults,
  namesOf,
  type SeriesFields,
  type StoredSeries,
} from '../records/stored-series.ts';
import { firstMoment, lastMoment } from './series-days.ts';

type Creation = Input<typeof contract.series.create>['body'];
type Change = Input<typeof contract.series.change>['body'];
type Files = Partial<Record<'logoFile' | 'posterFile', UploadedFile>>;
type Pictures = Pick<SeriesFields, 'logo' | 'poster'>;

/** Editing of whole series by organizers. */
@Injectable()
export class SeriesEditing {
  constructor(
    private readonly series: SeriesRepository,
    private readonly access: SeriesAccess,
    private readonly organizers: OrganizersService,
    private readonly events: EventSeriesService,
    private readonly publisher: SeriesPublisher,
    private readonly images: Images,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a draft. Throws NameInvalid, NameImitated, OrganizerNotFound, Forbidden, SeriesNameTaken, and what Images
   * throws.
   */
  async create(identity: Identity, { fields, files }: Creation): Promise<StoredSeries> {
    requireProperNames({ name: { next: fields.name } });
    const organizer = await this.organizers.requireOwn(identity, organizerOf(identity, fields.organizerId));
    const named = { field: 'name', next: fields.name, organizerId: organizer.id };
    await requireNoImitation(named, this.series);
    const [year, month, day] = fields.dateStart.split('-');
    const names = [organizer.shortName ?? organizer.name, fields.name, `${day}${month}${year}`];
    // Consecutive capitals are not separate words.
    const urlSlug = slugify(names.join('-').toLowerCase());
    const pictures = await this.pictures(files, { urlSlug, userId: identity.userId }, { logo: null, poster: null });
    return this.transactions.run(async (session) => {
      const made = { ...fieldsOf(fields), ...pictures, urlSlug, organizerId: organizer.id };
      const series = await this.series.insert(made, session);
      await this.record(identity, 'series.create', series.id, { after: { name: series.name, urlSlug } }, session);
      return series;
    });
  }

  /** Throws SeriesNotFound, Forbidden, NameInvalid, NameImitated, SeriesTypeFixed, and what Images throws. */
  async change(identity: Identity, { fields, files }: Change): Promise<StoredSeries> {
    const former = await this.access.requireOwn(identity, fields.seriesId, noTransaction);
    requireProperNames({ name: { next: fields.name, former: former.name } });
    const named = { field: 'name', next: fields.name, former: former.name, organizerId: former.organizerId };
    await requireNoImitation(named, this.series);
    const isOfStages = hasStageResults(former) || hasStageResults(fields);
    const hasAny = former.stages.some(({ hasResults }) => hasResults);
    if (fields.type !== former.type && isOfStages && hasAny) throw new SeriesTypeFixed();
    const kept = {
      logo: fields.removesLogo ? null : former.logo,
      poster: fields.removesPoster ? null : former.poster,
    };
    const changes = {
      ...fieldsOf(fields),
      ...(await this.pictures(files, { urlSlug: former.urlSlug, userId: identity.userId }, kept)),
    };
    await this.transactions.run(async (session) => {
      const stored = await this.access.requireOwn(identity, former.id, session);
      await this.series.update(former.id, changes, session);
      await this.events.setSeries(eventIdsOf(stored), namesOf({ ...stored, ...changes }), session);
      await this.record(identity, 'series.change', former.id, changedFields<SeriesFields>(stored, changes), session);
      await this.publisher.publish(former.id, 'series', session);
    });
    await this.images.remove(former.logo, changes.logo);
    await this.images.remove(former.poster, changes.poster);
    return this.access.requireOwn(identity, former.id, noTransaction);
  }

  /** Publishes a series, or hides it. Throws SeriesNotFound, Forbidden. */
  async publish(identity: Identity, id: string, isPublished: boolean): Promise<StoredSeries> {
    await this.transactions.run(async (session) => {
      const series = await this.access.requireOwn(identity, id, session);
      const publishedAt = isPublished ? (series.publishedAt ?? this.clock.now()) : series.publishedAt;
      await this.series.update(id, { isPublished, publishedAt }, session);
      await this.events.setSeries(eventIdsOf(series), namesOf({ ...series, isPublished }), session);
      const values = { before: { isPublished: series.isPublished }, after: { isPublished } };
      await this.record(identity, isPublished ? 'series.publish' : 'series.hide', id, values, session);
      // Stages of drafts earn no points.
      const hasChanged = await this.publisher.publish(id, 'series', session);
      const { organizerId, version } = series;
      if (isPublished && !series.isPublished && !hasChanged)
        await this.hooks.run(seriesShown, { seriesId: id, organizerId, version }, session);
    });
    return this.access.requireOwn(identity, id, noTransaction);
  }

  private async pictures(
    { logoFile, posterFile }: Files,
    { urlSlug, userId }: { urlSlug: string; userId: string },
    kept: Pictures,
  ): Promise<Pictures> {
    const owner = `series-${urlSlug}`;
    const saved = async (
      file: UploadedFile | undefined,
      kind: typeof logoKind,
      field: string,
      former: StoredImage | null,
    ) => (file ? this.images.save(file, kind, { owner, field, userId }) : former);
    return {
      logo: await saved(logoFile, logoKind, 'logoFile', kept.logo),
      poster: await saved(posterFile, posterKind, 'posterFile', kept.poster),
    };
  }

  private record(
    { userId }: Identity,
    action: AuditAction,
    id: string,
    values: AuditedValues,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'series', id }, ...values }, session);
  }
}

/** Returns the organizer the caller acts for: their own, or any for administrators. Throws OrganizerNotFound. */
export function organizerOf(identity: Identity, organizerId: string | undefined): string {
  const id = organizerId ?? identity.organizerId;
  if (id === null) throw new OrganizerNotFound();
  return id;
}

/** Lists each stored field. */
function fieldsOf(fields: Creation['fields'] | Change['fields']): Omit<SeriesFields, keyof Pictures> {
  return {
    type: fields.type,
    name: fields.name,
    dateStart: firstMoment(fields.dateStart),
    dateEnd: lastMoment(fields.dateEnd),
    mission: fields.mission,
    description: fields.description,
    rules: fields.rules,
    prizes: fields.prizes,
    riderCategoryRule: fields.riderCategoryRule,
    repeatRule: fields.repeatRule,
    enforcement: fields.enforcement,
    percentageFromLeader: fields.percentageFromLeader,
    timeGapThresholdSeconds: fields.timeGapThresholdSeconds,
    teamResults: fields.teamResults,
    scoringTable: fields.scoringTable,
    hasGeneral: fields.hasGeneral,
    hasTeams: fields.hasTeams,
  };
}
