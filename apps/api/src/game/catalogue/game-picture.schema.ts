import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { StoredImage } from '../../kernel/files/images.ts';

/** Image of the game: where it is stored, or when it was found missing. */
@Schema({ collection: 'gamePictures', versionKey: false })
export class GamePictureRecord {
  @Prop({ type: String, required: true })
  kind!: string;

  /** File name in the game. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  image!: StoredImage | null;

  @Prop({ type: Date, required: true })
  triedAt!: Date;
}

export const gamePictureSchema = SchemaFactory.createForClass(GamePictureRecord);

// Keeps one record per image.
gamePictureSchema.index({ kind: 1, name: 1 }, { unique: true });
