import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PaymentStatus, PlanUnit, RefundChoice, Service } from '@otryv/contract';
import { PAYMENT_STATUSES, PLAN_UNITS, SERVICES } from '@otryv/contract/schemas';
import { Types } from 'mongoose';

const moment = { type: Date, default: null };
const nothing = { type: String, default: null };

/** Order with its payment at the provider. It is kept when the account is deleted. */
@Schema({ collection: 'payments' })
export class PaymentRecord {
  _id!: Types.ObjectId;

  /** Payer; omitted once the account is deleted. */
  @Prop({ type: Types.ObjectId })
  userId?: Types.ObjectId;

  @Prop({ type: Types.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  planId!: string;

  @Prop({ type: String, enum: SERVICES, required: true })
  entityName!: Service;

  @Prop({ type: Number, required: true })
  quantity!: number;

  @Prop({ type: String, enum: PLAN_UNITS, required: true })
  unit!: PlanUnit;

  @Prop({ type: Number, required: true })
  kopecks!: number;

  @Prop({ type: String, required: true })
  description!: string;

  /** Address the receipt is sent to. */
  @Prop({ type: String, required: true })
  email!: string;

  @Prop({ type: String, required: true })
  returnUrl!: string;

  /** Key of the creating request; stored before the request. */
  @Prop({ type: String, required: true })
  idempotenceKey!: string;

  /** Payer and plan, while it is open: a second identical order is this one. */
  @Prop({ type: String })
  openKey?: string;

  /** Payment at the provider; omitted until there is one. */
  @Prop({ type: String })
  providerId?: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, default: 'pending' })
  status!: PaymentStatus;

  @Prop(nothing)
  confirmationUrl!: string | null;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop(moment)
  capturedAt!: Date | null;

  @Prop(moment)
  expiresAt!: Date | null;

  /** Payout of the provider, in kopecks. */
  @Prop({ type: Number, default: null })
  incomeKopecks!: number | null;

  /** Amount refunded by the provider so far, in kopecks; omitted without a refund. */
  @Prop({ type: Number })
  refundedKopecks?: number;

  /** Since when an administrator has to decide about the period after a partial refund; otherwise omitted. */
  @Prop({ type: Date })
  undecidedSince?: Date;

  /** The decision about the amount refunded so far; omitted without one. */
  @Prop({ type: String })
  refundChoice?: RefundChoice;

  @Prop(raw({ party: nothing, reason: nothing }))
  cancellation!: { party: string | null; reason: string | null };

  /** When the provider was last queried about it. */
  @Prop({ type: Date, required: true })
  checkedAt!: Date;
}

export const paymentSchema = SchemaFactory.createForClass(PaymentRecord);

// Serves the payments of a user, newest first.
paymentSchema.index({ userId: 1, createdAt: -1 });
// Serves the notifications, and keeps a provider's payment unique.
paymentSchema.index({ providerId: 1 }, { unique: true, sparse: true });
// Serves the open order of a plan, and keeps it unique.
paymentSchema.index({ openKey: 1 }, { unique: true, sparse: true });
// Serves the sweep of open payments.
paymentSchema.index({ status: 1, checkedAt: 1 });
// Serves the partial refunds that wait for a choice.
paymentSchema.index({ undecidedSince: 1 }, { sparse: true });
// Serves the comparison with the provider.
paymentSchema.index({ createdAt: 1 });

/** Applied change of a payment: each once, however often the provider repeats it. */
@Schema({ collection: 'paymentEvents' })
export class PaymentEventRecord {
  @Prop({ type: String, required: true })
  providerId!: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, required: true })
  status!: PaymentStatus;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const paymentEventSchema = SchemaFactory.createForClass(PaymentEventRecord);

// Keeps each change unique.
paymentEventSchema.index({ providerId: 1, status: 1 }, { unique: true });
