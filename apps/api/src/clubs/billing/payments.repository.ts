import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentStatus, RefundChoice } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { PaymentEventRecord, PaymentRecord } from './payment.schema.ts';

type Fields = Omit<
  PaymentRecord,
  '_id' | 'userId' | 'organizerId' | 'openKey' | 'providerId' | 'refundedKopecks' | 'undecidedSince'
>;

export interface Payment extends Fields {
  id: string;
  /** `null` once the account is deleted. */
  userId: string | null;
  organizerId: string;
  providerId: string | null;
  refundedKopecks: number;
  /** Since when a partial refund is waiting for a decision. */
  undecidedSince: Date | null;
}

export interface NewPayment
  extends Omit<
    Payment,
    | 'id'
    | 'userId'
    | 'providerId'
    | 'status'
    | 'confirmationUrl'
    | 'capturedAt'
    | 'expiresAt'
    | 'incomeKopecks'
    | 'refundedKopecks'
    | 'undecidedSince'
    | 'refundChoice'
    | 'cancellation'
    | 'checkedAt'
  > {
  userId: string;
}

export type PaymentChanges = Partial<
  Pick<
    Payment,
    'status' | 'confirmationUrl' | 'capturedAt' | 'expiresAt' | 'incomeKopecks' | 'cancellation' | 'checkedAt'
  >
> & { providerId?: string };

const open: readonly PaymentStatus[] = ['pending', 'waiting_for_capture'];
const mostListed = 200;
const undecided = { undecidedSince: trusted({ $gt: new Date(0) }) };

@Injectable()
export class PaymentsRepository {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly model: Model<PaymentRecord>,
    @InjectModel(PaymentEventRecord.name) private readonly events: Model<PaymentEventRecord>,
  ) {}

  /** Returns the open order of the payer and the plan: the new one, or the existing one. */
  async open({ userId, organizerId, ...fields }: NewPayment): Promise<Payment> {
    const openKey = `${userId}:${fields.planId}`;
    const ids = { userId: new Types.ObjectId(userId), organizerId: new Types.ObjectId(organizerId) };
    try {
      return toPayment(
        (await this.model.create({ ...fields, ...ids, openKey, checkedAt: fields.createdAt })).toObject(),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await this.model.findOne({ openKey }).lean();
      // Closed in between: the next attempt creates another.
      if (!known) return this.open({ userId, organizerId, ...fields });
      return toPayment(known);
    }
  }

  async findById(id: string, session: SessionOrNone): Promise<Payment | null> {
    const record = await this.model.findById(id, {}, { ...(session && { session }) }).lean();
    return record && toPayment(record);
  }

  async findByProviderId(providerId: string): Promise<Payment | null> {
    const record = await this.model.findOne({ providerId }).lean();
    return record && toPayment(record);
  }

  /** Lists the newest first. */
  async listByUser(userId: string): Promise<Payment[]> {
    const records = await this.model
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ createdAt: -1 })
      .limit(mostListed)
      .lean();
    return records.map(toPayment);
  }

  /** Lists open payments not checked since a moment, longest waiting first. */
  async listUncheckedSince(before: Date, most: number): Promise<Payment[]> {
    const filter = { status: trusted({ $in: [...open] }), checkedAt: trusted({ $lt: before }) };
    return (await this.model.find(filter).sort({ checkedAt: 1 }).limit(most).lean()).map(toPayment);
  }

  async listMadeSince(from: Date): Promise<Payment[]> {
    return (
      await this.model
        .find({ createdAt: trusted({ $gte: from }) })
        .sort({ createdAt: 1 })
        .lean()
    ).map(toPayment);
  }

  /** Lists partial refunds waiting for a decision, oldest first. */
  async listUndecided(): Promise<Payment[]> {
    return (await this.model.find(undecided).sort({ undecidedSince: 1 }).limit(mostListed).lean()).map(toPayment);
  }

  /** Lists the ids of all that wait for a decision. */
  async listUndecidedIds(): Promise<string[]> {
    return (await this.model.find(undecided, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString());
  }

  async withdrawChoices(ids: readonly string[]): Promise<void> {
    const filter = { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) };
    await this.model.updateMany(filter, { $unset: { undecidedSince: '' } });
  }

  /** Stores the refunded amount, and since when it waits for a decision; `null` if there is nothing to decide. */
  async setRefund(
    id: string,
    { refundedKopecks, undecidedSince }: Pick<Payment, 'refundedKopecks' | 'undecidedSince'>,
    session: Session,
  ): Promise<void> {
    const change = undecidedSince
      ? { $set: { refundedKopecks, undecidedSince }, $unset: { refundChoice: '' } }
      : { $set: { refundedKopecks }, $unset: { undecidedSince: '', refundChoice: '' } };
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, change, { session });
  }

  /** Stores the decision about the amount refunded so far. */
  async setRefundChoice(id: string, refundChoice: RefundChoice, session: Session): Promise<void> {
    const change = { $set: { refundChoice }, $unset: { undecidedSince: '' } };
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, change, { session });
  }

  /** Changes a payment. A final status also frees the plan for another order. */
  async change(id: string, changes: PaymentChanges, session: SessionOrNone): Promise<void> {
    const isFinal = changes.status !== undefined && !open.includes(changes.status);
    await this.model.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: changes, ...(isFinal && { $unset: { openKey: '' } }) },
      { ...(session && { session }) },
    );
  }

  /** Records a change of a payment; of two concurrent ones the second conflicts. */
  async keepEvent(providerId: string, status: PaymentStatus, at: Date, session: Session): Promise<void> {
    await this.events.create([{ providerId, status, at }], { session });
  }

  async forgetUser(userId: string, session: Session): Promise<void> {
    await this.model.updateMany(
      { userId: new Types.ObjectId(userId) },
      { $unset: { userId: '', openKey: '' } },
      { session },
    );
  }
}

function toPayment(record: PaymentRecord): Payment {
  const { _id, userId, organizerId, providerId, openKey: _key, refundedKopecks, undecidedSince, ...fields } = record;
  return {
    ...fields,
    refundedKopecks: refundedKopecks ?? 0,
    undecidedSince: undecidedSince ?? null,
    id: _id.toHexString(),
    userId: userId?.toHexString() ?? null,
    organizerId: organizerId.toHexString(),
    providerId: providerId ?? null,
  };
}
