import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { ExternalAccount } from './user.ts';

const text = { type: String, default: null };
const off = { type: Boolean, default: false };
const on = { type: Boolean, default: true };

@Schema({ collection: 'users', timestamps: true })
export class UserRecord {
  _id!: Types.ObjectId;
  createdAt!: Date;

  @Prop({ type: String, required: true })
  username!: string;

  /** Name in lower case. */
  @Prop({ type: String, required: true })
  usernameKey!: string;

  @Prop({ type: Boolean, default: false })
  isTemporaryName!: boolean;

  @Prop({ type: Date, default: null })
  usernameChangedAt!: Date | null;

  /** When a session was last opened or renewed: kept when the session ends. */
  @Prop({ type: Date, default: null })
  lastSeenAt!: Date | null;

  @Prop(text)
  email!: string | null;

  /** The address in lower case; omitted without one. */
  @Prop({ type: String })
  emailKey?: string;

  @Prop(off)
  emailConfirmed!: boolean;

  /** When the account is removed unless its address is confirmed; omitted once it is. */
  @Prop({ type: Date })
  confirmBy?: Date;

  /** New address that replaces the old one when it is confirmed. */
  @Prop(text)
  emailPending!: string | null;

  /** argon2id; `null` for an account that signs in only at a provider. */
  @Prop(text)
  passwordHash!: string | null;

  @Prop({ type: String, enum: ['user', 'moderator', 'admin'], default: 'user' })
  role!: 'user' | 'moderator' | 'admin';

  /** How often the administrators were counted to change a role: the write makes two such changes conflict. */
  @Prop({ type: Number, default: 0 })
  adminCounts!: number;

  /** Search keys of the name, the address, the game ids and the names of their riders, by `accountEndings`. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];

  @Prop({
    type: [
      raw({
        provider: String,
        id: String,
        firstName: String,
        lastName: String,
        avatarSrc: String,
        gender: String,
        birthday: String,
        email: String,
      }),
    ],
    _id: false,
    default: [],
  })
  externalAccounts!: ExternalAccount[];

  // News are opt-in.
  @Prop(raw({ news: off, events: on, development: off, messages: off }))
  notifications!: { news: boolean; events: boolean; development: boolean; messages: boolean };

  @Prop(
    raw({
      twitch: { channelName: { type: String, default: '' }, isEnabled: off },
      youtube: { channelHandle: { type: String, default: '' }, isEnabled: off },
      streamingRestricted: off,
    }),
  )
  streams!: {
    twitch: { channelName: string; isEnabled: boolean };
    youtube: { channelHandle: string; isEnabled: boolean };
    streamingRestricted: boolean;
  };

  @Prop(raw({ heartRate: on, weight: on, height: on, age: on }))
  visibility!: { heartRate: boolean; weight: boolean; height: boolean; age: boolean };

  @Prop({ type: Map, of: String, default: {} })
  preferences!: Record<string, string>;
}

export const userSchema = SchemaFactory.createForClass(UserRecord);

// Serves sign-in by name, and keeps a name unique without case.
userSchema.index({ usernameKey: 1 }, { unique: true });
// Serves sign-in by address, and keeps an address unique without case.
userSchema.index({ emailKey: 1 }, { unique: true, sparse: true });
// Serves sign-in at a provider, and keeps its account with one user.
userSchema.index({ 'externalAccounts.provider': 1, 'externalAccounts.id': 1 }, { unique: true, sparse: true });
// Serves users with more permissions than riders, and their list.
userSchema.index({ role: 1, createdAt: -1, _id: -1 });
// Serve the list of accounts.
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ emailConfirmed: 1, createdAt: -1, _id: -1 });
// Serves the search for accounts.
userSchema.index({ searchEndings: 1 });
// Serves the removal of accounts that were never confirmed.
userSchema.index({ confirmBy: 1 }, { sparse: true });
// Serve the recipients of mailings, in the order of their ids.
for (const list of ['events', 'news', 'development'])
  userSchema.index({ [`notifications.${list}`]: 1, emailConfirmed: 1, _id: 1 });
// Serve the list of streamers.
for (const path of ['streams.twitch.isEnabled', 'streams.youtube.isEnabled'])
  userSchema.index({ [path]: 1 }, { partialFilterExpression: { [path]: true } });
