import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A key of the hashes that name accounts and riders in the list of erasures. There is one, unless databases shared a list. */
@Schema({ collection: 'erasureKeys', versionKey: false })
export class ErasureKeyRecord {
  /** Names the key. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  sealed!: string;

  /** As the list outside of the database has it; `null` where no process has looked yet. */
  @Prop({ type: String, default: null })
  listed!: string | null;

  @Prop({ type: Date, required: true })
  madeAt!: Date;
}

export const erasureKeySchema = SchemaFactory.createForClass(ErasureKeyRecord);
