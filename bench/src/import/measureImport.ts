import { setTimeout as wait } from 'node:timers/promises';
import { costOfRun } from '../measuring/cpu.ts';
import { answerParent } from '../product/apiProcess.ts';
import { createBuiltApi, fromDist } from '../product/builtApi.ts';
import { raceId } from '../product/raceFile.ts';
import type { Ask, Imported } from './import.ts';
import { straightCollections, straightImport } from './straightImport.ts';

// Runs in a separate process with the built API in it, and answers the requests of its parent process.
type Document = Record<string, unknown>;

/** Follow-up work of an import, such as notifications to riders, must not be counted with the next one. */
const settleMs = 1_500;
const { GameHttp } = await fromDist('game/client/game-http.js');
const { ResultsImporter } = await fromDist('racing/results/import/results.importer.js');
const { StoredProtocols } = await fromDist('racing/results/records/protocols/stored-protocols.js');
const { app, connection } = await createBuiltApi();
let commands = 0;
connection.getClient().on('commandStarted', () => {
  commands += 1;
});

// Both decode the game's responses from memory: the time of the game and the network is excluded.
const http = app.get(GameHttp);
const request = http.request.bind(http);
const answers = new Map<string, Promise<unknown>>();
http.request = (url: string, options: { method?: string }) => {
  if (options.method) return request(url, options);
  const known = answers.get(url) ?? request(url, options);
  answers.set(url, known);
  return known;
};
const textOf = async (url: string): Promise<string> => {
  const known = answers.get(url);
  if (!known) throw new Error(`The import never asked for ${url}.`);
  return ((await known) as { text: string }).text;
};
/** Every collection as of before the import. */
const before = new Map<string, Document[]>();

answerParent(answer);

async function answer(message: Ask): Promise<object> {
  if (message === 'ready') {
    await keep();
    await app.get(ResultsImporter).importEvent(raceId, 'full');
    return {};
  }
  await restore();
  commands = 0;
  const cost = await costOfRun(() =>
    message === 'ours' ? app.get(ResultsImporter).importEvent(raceId, 'full') : straight(),
  );
  const counted = { ...cost, commands };
  await wait(settleMs);
  return { ...counted, rows: await (message === 'ours' ? ourRows() : straightRows()) } satisfies Imported;
}

async function straight(): Promise<void> {
  const event = await connection.collection('events').findOne({ gameId: raceId });
  await straightImport(connection, textOf, process.env.GAME_API_URL ?? '', event);
}

async function ourRows(): Promise<string[]> {
  const { event } = await app.get(StoredProtocols).findLatest(raceId);
  const rides: Document[] = await connection.collection('activities').find({ eventId: raceId }).toArray();
  const watts = new Map(rides.map(({ profileId, bestEfforts }) => [profileId, bestEfforts]));
  return event.results
    .map((row: { profileId: number; subgroupLabel: string; rankEvent: number; time: string }) =>
      JSON.stringify([row.subgroupLabel, row.rankEvent, row.profileId, wattsOf(watts.get(row.profileId))]),
    )
    .toSorted();
}

async function straightRows(): Promise<string[]> {
  const rows: Document[] = await connection.collection(straightCollections.rows).find().toArray();
  return rows
    .map(({ group, place, profileId, bestEfforts }) => JSON.stringify([group, place, profileId, wattsOf(bestEfforts)]))
    .toSorted();
}

function wattsOf(bestEfforts: unknown): (number | null)[] {
  return (bestEfforts as { watts: number | null }[]).map(({ watts }) => watts && Math.round(watts * 1000) / 1000);
}

async function keep(): Promise<void> {
  for (const { collectionName } of await connection.db.collections())
    before.set(collectionName, await connection.collection(collectionName).find().toArray());
}

async function restore(): Promise<void> {
  for (const collection of await connection.db.collections()) {
    await collection.deleteMany({});
    const documents = before.get(collection.collectionName) ?? [];
    if (documents.length > 0) await collection.insertMany(documents);
  }
}
