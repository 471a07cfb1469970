import type { mongo } from 'mongoose';
import type { SessionOrNone } from '../../database/session.ts';

/** Larger batches take more memory and are no faster. */
const batchSize = 1_000;

/** Yields the raw documents of a collection by `_id`, in groups. */
export async function* rawDocuments(db: mongo.Db, name: string, session: SessionOrNone): AsyncGenerator<Uint8Array[]> {
  const cursor = db
    .collection(name)
    .find<Uint8Array>({}, { ...(session && { session }), raw: true, sort: { _id: 1 }, hint: { _id: 1 }, batchSize });
  while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
}
