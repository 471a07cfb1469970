import { createHash } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

/** Site whose pages may send the publishable key. */
export const keySite = 'https://club.example';

export const plantedKeys = { publishable: `otryv_pk_${'p'.repeat(43)}`, secret: `otryv_sk_${'s'.repeat(43)}` } as const;

/**
 * Creates a key of each kind for the organizer of a race; run it after the canaries, which would replace the hashes of
 * keys.
 */
export async function plantKeys(uri: string, gameId: number): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const race = await client.db().collection('events').findOne({ gameId });
    const keys = Object.entries(plantedKeys).map(([kind, key]) => ({
      _id: new ObjectId(),
      organizerId: race?.organizer._id,
      kind,
      name: 'Сайт клуба',
      ending: key.slice(-4),

      origins: kind === 'publishable' ? [keySite] : [],
      hash: createHash('sha256').update(key).digest('base64url'),
      createdAt: new Date(),
      lastUsedAt: null,
    }));
    await client.db().collection('apiKeys').insertMany(keys);
  } finally {
    await client.close();
  }
}
