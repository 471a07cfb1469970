import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Chat that sent /start to the bot, until it unsubscribes; the record stores its number and no other personal data. */
@Schema({ collection: 'telegramChats', versionKey: false })
export class TelegramChatRecord {
  @Prop({ type: Number, required: true })
  chatId!: number;

  @Prop({ type: Date, required: true })
  since!: Date;
}

export const telegramChatSchema = SchemaFactory.createForClass(TelegramChatRecord);

// Serves /start, /stop and the receivers of a message, and keeps each chat once.
telegramChatSchema.index({ chatId: 1 }, { unique: true });

/** Bot state shared by all processes; one document. */
@Schema({ collection: 'telegramState', versionKey: false })
export class TelegramStateRecord {
  @Prop({ type: String, required: true })
  _id!: 'bot';

  /** The first unread update. */
  @Prop({ type: Number, default: 0 })
  offset!: number;

  @Prop({ type: Date, default: null })
  pausedUntil!: Date | null;
}

export const telegramStateSchema = SchemaFactory.createForClass(TelegramStateRecord);
