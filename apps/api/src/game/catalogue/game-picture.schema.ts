import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { StoredImage } from '../../kernel/files/images.ts';

/** A picture of the game: where it is stored, or when it was missed. */
@Schema({ collection: 'gamePictures', versionKey: false })
export class GamePictureRecord {
  @Prop({ type: String, required: true })
  kind!: string;

  /** The file name at the game. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  image!: StoredImage | null;

  @Prop({ type: Date, required: true })
  triedAt!: Date;
}

export const gamePictureSchema = SchemaFactory.createForClass(GamePictureRecord);

// Keeps one record a picture.
gamePictureSchema.index({ kind: 1, name: 1 }, { unique: true });
