import { Prop } from '@nestjs/mongoose';

/** Fields of a rider in all responses of the game. */
export abstract class RiderFields {
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: String, required: true })
  firstName!: string;

  @Prop({ type: String, default: '' })
  lastName!: string;

  @Prop({ type: Boolean, default: true })
  male!: boolean;

  @Prop({ type: String, default: null })
  imageSrc!: string | null;

  @Prop({ type: String, default: null })
  countryAlpha3!: string | null;

  @Prop({ type: Number, default: null })
  age!: number | null;

  /** mm */
  @Prop({ type: Number, default: null })
  height!: number | null;

  /** g */
  @Prop({ type: Number, default: null })
  weight!: number | null;
}
