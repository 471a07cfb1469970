import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * Key of the hashes that identify accounts and riders in the list of erasures. There is one, unless databases shared a
 * list.
 */
@Schema({ collection: 'erasureKeys', versionKey: false })
export class ErasureKeyRecord {
  /** Id of the key. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  sealed!: string;

  /** Key as sealed in the list outside of the database; `null` if no process has checked yet. */
  @Prop({ type: String, default: null })
  listed!: string | null;

  @Prop({ type: Date, required: true })
  madeAt!: Date;
}

export const erasureKeySchema = SchemaFactory.createForClass(ErasureKeyRecord);
