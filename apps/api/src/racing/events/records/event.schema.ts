import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Event, RaceFinisher, RaceWinner } from '@otryv/contract';
import { SchemaTypes, type Types } from 'mongoose';
import type { GameEvent } from '../../../game/client/game.schemas.ts';
import type { StoredImage } from '../../../kernel/files/images.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

/** Organizer as of when the event was added or synced. */
export interface EventOrganizer {
  _id: Types.ObjectId;
  name: string;
  shortName: string | null;
  urlSlug: string;
}

/** Series that a race is a stage of. */
export interface EventSeries {
  _id: Types.ObjectId;
  name: string;
  urlSlug: string;
  logo: StoredImage | null;
  /** Drafts are not shown with a race. */
  isPublished: boolean;
  /** Whether its stages have separate protocols, which contain the rating points. */
  hasStageResults: boolean;
}

@Schema({ collection: 'events', timestamps: true, minimize: false })
export class EventRecord {
  _id!: Types.ObjectId;

  /** Event number in the game. */
  @Prop({ type: Number, required: true })
  gameId!: number;

  @Prop({ type: String, required: true })
  name!: string;

  /** Normalized suffixes of all words of the name, description and organizer, for search. */
  @Prop({ type: [String], required: true })
  searchEndings!: string[];

  /** Normalized search keys of the name only, so that a match by name is found however many others mention it. */
  @Prop({ type: [String], required: true })
  nameEndings!: string[];

  @Prop({ type: String, default: '' })
  description!: string;

  @Prop({ type: String, default: null })
  imageUrl!: string | null;

  @Prop({ type: Date, required: true })
  eventStart!: Date;

  /** How often the data shown in calendars has changed. */
  @Prop({ type: Number, required: true })
  revision!: number;

  /** When that data last changed. */
  @Prop({ type: Date, required: true })
  revisedAt!: Date;

  @Prop({ type: String, required: true })
  eventType!: string;

  @Prop({ type: String, default: null })
  type!: string | null;

  @Prop({ type: String, required: true })
  sport!: string;

  @Prop({ type: Number, default: null })
  mapId!: number | null;

  @Prop({ type: Number, default: null })
  routeId!: number | null;

  @Prop({ type: String, default: null })
  cullingType!: string | null;

  @Prop({ type: Boolean, default: false })
  categoryEnforcement!: boolean;

  @Prop({ type: String, default: null })
  accessExpression!: string | null;

  @Prop({ type: String, default: null })
  rangeAccessLabel!: string | null;

  @Prop({ type: String, default: null })
  microserviceEventVisibility!: string | null;

  @Prop({ type: String, default: null })
  microserviceExternalResourceId!: string | null;

  /** Secret of the link to the event in the game; no response contains it. */
  @Prop({ type: String, default: null })
  eventSecret!: string | null;

  @Prop({ type: String, default: null })
  clubName!: string | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  organizer!: EventOrganizer | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  series!: EventSeries | null;

  @Prop({ type: [String], default: [] })
  rulesSet!: string[];

  @Prop({ type: [String], default: [] })
  tags!: string[];

  @Prop({ type: Boolean, default: true })
  visible!: boolean;

  @Prop({ type: Number, default: 0 })
  totalEntrantCount!: number;

  @Prop({ type: Number, default: 0 })
  totalJoinedCount!: number;

  @Prop({ type: Number, default: 0 })
  totalSignedUpCount!: number;

  @Prop({ type: Number, default: null })
  totalFinishedCount!: number | null;

  /** As in the latest version of the protocol. */
  @Prop({ type: SchemaTypes.Mixed, default: null })
  winner!: RaceWinner | null;

  /** The first finishers of the latest version, as ongoing races show them. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  finishers!: RaceFinisher[];

  /** Name of the finish protocol. */
  @Prop({ type: String, default: null })
  typeRaceCustom!: string | null;

  /** The chosen registration mode; `null` if none was chosen. */
  @Prop({ type: String, default: null })
  registrationMode!: string | null;

  /** As chosen; `null` is the standard one. */
  @Prop({ type: String, default: null })
  importanceLevel!: string | null;

  @Prop({ type: Boolean, default: false })
  started!: boolean;

  /** Whether the automatic import has done its last run. */
  @Prop({ type: Boolean, default: false })
  hasResults!: boolean;

  /** When the results were last written. */
  @Prop({ type: Date, default: null })
  resultsUpdatedAt!: Date | null;

  /** When the automatic import checks the event next; `null` when it is done. */
  @Prop({ type: Date, default: null })
  nextImportAt!: Date | null;

  /** When the automatic import does its last, full run. */
  @Prop({ type: Date, required: true })
  importUntil!: Date;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  eventSubgroups!: SubgroupFields[];
}

const plainFields = {
  imageUrl: null,
  type: null,
  sport: 'CYCLING',
  cullingType: null,
  categoryEnforcement: false,
  microserviceEventVisibility: null,
  microserviceExternalResourceId: null,
  visible: true,
  totalEntrantCount: 0,
  totalJoinedCount: 0,
  totalSignedUpCount: 0,
} as const satisfies Partial<Pick<EventRecord, keyof EventRecord & keyof Event & keyof GameEvent>>;
/**
 * Fields that the game, the record and the response share unchanged, each with its default for when the game sends no
 * value.
 */
export const plainEventFields: Pick<EventRecord, keyof typeof plainFields> = plainFields;

export const eventSchema = SchemaFactory.createForClass(EventRecord);

// Serves every lookup by the game's number, and prevents adding an event twice.
eventSchema.index({ gameId: 1 }, { unique: true });
// Serves the schedule and the list of results.
eventSchema.index({ started: 1, eventStart: 1, _id: 1 });
// Serves both lists of one organizer, and the choices of their filter.
eventSchema.index({ started: 1, 'organizer._id': 1, eventStart: 1, _id: 1 });
// Counts the events of a club.
eventSchema.index({ microserviceExternalResourceId: 1, started: 1 });
// Serves the search in both lists.
eventSchema.index({ searchEndings: 1, started: 1, eventStart: 1 });
// Serves the search by name.
eventSchema.index({ nameEndings: 1, started: 1, eventStart: 1 });
// Serves the comparison of a new name with those of others.
eventSchema.index({ name: 1 });
// Serves the automatic import: which events are due.
eventSchema.index({ nextImportAt: 1 }, { partialFilterExpression: { nextImportAt: { $type: 'date' } } });
