import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { MailingKind, MailingList, MailingState } from '@otryv/contract';
import { MAILING_KINDS, MAILING_LISTS, MAILING_STATES } from '@otryv/contract/schemas';
import { Types } from 'mongoose';
import { daySeconds } from '../../kernel/time-units.ts';
import { type EmailCounts, type EmailState, LETTER_STATES } from './email-state.ts';
import type { DigestItem } from './emails/digest-item.ts';

/** Mailing to many readers with its content: every reader gets the same, whatever changes meanwhile. */
@Schema({ collection: 'mailings' })
export class MailingRecord {
  _id!: Types.ObjectId;

  @Prop({ type: String, enum: MAILING_KINDS, required: true })
  kind!: MailingKind;

  @Prop({ type: String, required: true })
  subject!: string;

  @Prop({ type: [String], enum: MAILING_LISTS, required: true })
  lists!: MailingList[];

  /** Content of an announcement; `null` for a digest. */
  @Prop({ type: raw({ title: String, text: String }), default: null, _id: false })
  announcement!: { title: string; text: string } | null;

  /** Content of a digest; `null` for an announcement. */
  @Prop({ type: Object, default: null })
  digest!: { startDate: string; endDate: string; items: DigestItem[] } | null;

  /** Hash of content, lists and hour of creation; omitted for a stopped mailing. */
  @Prop({ type: String })
  contentKey?: string;

  @Prop({ type: String, enum: MAILING_STATES, required: true })
  state!: MailingState;

  /** `null` if the account is deleted, and for the command line. */
  @Prop({ type: Types.ObjectId, default: null })
  authorId!: Types.ObjectId | null;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, default: null })
  startedAt!: Date | null;

  @Prop({ type: Date, default: null })
  endedAt!: Date | null;

  /** Last reader that was listed; readers are listed by id. */
  @Prop({ type: String, default: null })
  listedUpTo!: string | null;

  @Prop({ type: Boolean, default: false })
  isListed!: boolean;

  @Prop({ type: Boolean, default: false })
  isMailDown!: boolean;

  /** Outcome; `null` until it is over. */
  @Prop({ type: Object, default: null })
  counts!: EmailCounts | null;
}

export const mailingSchema = SchemaFactory.createForClass(MailingRecord);

// Serves the next one to send and those in progress.
mailingSchema.index({ state: 1, createdAt: 1 });
// Prevents duplicates of a mailing to the same readers.
mailingSchema.index({ contentKey: 1 }, { unique: true, sparse: true });
// Serves the removal of an account.
mailingSchema.index({ authorId: 1 });

const daysKept = 90;

/** Email of a mailing. It contains no address: that of the account is read when it is sent. */
@Schema({ collection: 'mailingLetters', versionKey: false })
export class MailingEmailRecord {
  @Prop({ type: Types.ObjectId, required: true })
  mailingId!: Types.ObjectId;

  @Prop({ type: Types.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: String, enum: LETTER_STATES, required: true })
  state!: EmailState;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const mailingEmailSchema = SchemaFactory.createForClass(MailingEmailRecord);

// A reader gets one email per mailing.
mailingEmailSchema.index({ mailingId: 1, userId: 1 }, { unique: true });
// Serves the next email, those with an unknown outcome first, and the progress.
mailingEmailSchema.index({ mailingId: 1, state: 1, userId: 1 });
// Serves the removal of an account.
mailingEmailSchema.index({ userId: 1 });
mailingEmailSchema.index({ at: 1 }, { expireAfterSeconds: daysKept * daySeconds });
