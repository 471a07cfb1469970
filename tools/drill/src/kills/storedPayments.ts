import type { Db, ObjectId } from 'mongodb';

/** A payment with how often its success was counted, and how many periods it gave. */
export interface StoredPayment {
  providerId: string;
  status: string;
  changes: number;
  slots: number;
}

export interface StoredPeriod {
  startDate: Date;
  endDate: Date;
}

/** What is stored of payments and what they gave. */
export interface PaymentStore {
  payments: () => Promise<StoredPayment[]>;
  /** What was paid for, in order. */
  periods: () => Promise<StoredPeriod[]>;
  /** Forgets how often somebody tried what is limited. */
  forgetAttempts: () => Promise<void>;
}

interface PaymentRecord {
  _id: ObjectId;
  providerId: string;
  status: string;
}

export function openPayments(db: Db): PaymentStore {
  const slots = db.collection<StoredPeriod & { paymentId: ObjectId }>('serviceSlots');
  const changes = db.collection('paymentEvents');
  return {
    payments: async () => {
      const found = await db.collection<PaymentRecord>('payments').find().toArray();
      return Promise.all(
        found.map(async ({ _id, providerId, status }) => ({
          providerId,
          status,
          changes: await changes.countDocuments({ providerId, status: 'succeeded' }),
          slots: await slots.countDocuments({ paymentId: _id }),
        })),
      );
    },
    periods: () => slots.find().sort({ startDate: 1 }).toArray(),
    forgetAttempts: async () => {
      await db.collection('attempts').deleteMany({});
    },
  };
}
