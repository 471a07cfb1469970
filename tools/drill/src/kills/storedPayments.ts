import type { Db, ObjectId } from 'mongodb';

/** A payment with the number of times its success was counted, and the number of periods it granted. */
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

/** Stored payments and the periods they granted. */
export interface PaymentStore {
  payments: () => Promise<StoredPayment[]>;
  /** Returns the paid periods in order. */
  periods: () => Promise<StoredPeriod[]>;
  /** Clears the counters of rate-limited attempts. */
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
