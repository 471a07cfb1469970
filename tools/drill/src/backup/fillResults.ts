import { MongoClient, ObjectId } from 'mongodb';

const perOrder = 10_000;
const perRace = 500;
const firstRace = 6_000_000;
const firstAccount = 10_000_000;

/** Multiplies the few stored results to the given number: rows of riders, and the protocols of their races. */
export async function fillResults(uri: string, count: number): Promise<void> {
  const client = await new MongoClient(uri, { writeConcern: { w: 1 } }).connect();
  try {
    const db = client.db('otryv');
    const rows = await db.collection('riderresults').find({}).limit(perRace).toArray();
    const protocol = await db.collection('protocols').findOne({});
    if (rows.length === 0 || !protocol) throw new Error('There is no result to copy.');
    for (let from = 0; from < count; from += perOrder) {
      const numbers = Array.from({ length: Math.min(perOrder, count - from) }, (_, index) => from + index);
      const made = numbers.map((number) => ({
        ...rows[number % rows.length],
        _id: new ObjectId(),
        eventId: firstRace + Math.floor(number / perRace),
        accountId: firstAccount + (number % perRace) * 37 + Math.floor(number / perRace),
      }));
      await db.collection('riderresults').insertMany(made, { ordered: false });
      const races = numbers.filter((number) => number % perRace === 0).map((number) => firstRace + number / perRace);
      const protocols = races.map((eventId) => ({ ...protocol, _id: new ObjectId(), eventId }));
      await db.collection('protocols').insertMany(protocols, { ordered: false });
    }
  } finally {
    await client.close();
  }
}
