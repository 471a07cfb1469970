import type { Sample } from '../measuring/rounds.ts';
import { answerParent } from '../product/apiProcess.ts';
import { createBuiltApi, fromDist } from '../product/builtApi.ts';
import type { Ask } from './rating.ts';

// Runs in a separate process with the built API in it, and answers the requests of its parent process.
type Document = Record<string, unknown>;

const races = 2000;
const startersOfRace = 40;
const teams = 8;
const batch = 200;
const season = '2026-2027';
const seasonStart = Date.UTC(2026, 8);
const hourMs = 3_600_000;
const { pack } = await fromDist('kernel/http/bytes/pack.js');
const { RatingKeeping } = await fromDist('racing/rating/rating-keeping.js');
const { RatingService } = await fromDist('racing/rating/rating.service.js');
const { ofRace } = await fromDist('racing/rating/contributions.mapper.js');
const { StoredProtocols } = await fromDist('racing/results/records/protocols/stored-protocols.js');
const { app, connection } = await createBuiltApi();
let documents = 0;
connection.getClient().on('commandSucceeded', ({ reply }: { reply: { cursor?: Record<string, Document[]> } }) => {
  documents += (reply.cursor?.firstBatch ?? reply.cursor?.nextBatch ?? []).length;
});
let turn = 0;

answerParent(answer);

async function answer(message: Ask): Promise<object> {
  if (message === 'ready') return fill();
  documents = 0;
  const start = performance.now();
  const sum = message === 'one' ? await afterOne() : await ofAll();
  return { ms: performance.now() - start, documents, sum } satisfies Sample;
}

/** Changes the winner of one race, then computes the points of the season. */
async function afterOne(): Promise<number> {
  turn += 1;
  const eventId = 1 + (turn % races);
  await connection.collection('protocols').updateOne({ eventId }, { $set: { bytes: await bytesOf(eventId, turn) } });
  await app.get(RatingKeeping).recount(eventId);
  const ranks: { points: number }[] = await app.get(RatingService).listRanks(season);
  return ranks.reduce((sum, { points }) => sum + points, 0);
}

/** Reads every protocol again. */
async function ofAll(): Promise<number> {
  let sum = 0;
  for (let eventId = 1; eventId <= races; eventId += 1) {
    const contributions: { points: number }[] = ofRace(await app.get(StoredProtocols).findLatest(eventId));
    sum += contributions.reduce((all, { points }) => all + points, 0);
  }
  return sum;
}

async function fill(): Promise<object> {
  for (let from = 1; from <= races; from += batch) {
    const ids = Array.from({ length: batch }, (_, index) => from + index);
    const packed = await Promise.all(ids.map((eventId) => bytesOf(eventId, 0)));
    await connection.collection('protocols').insertMany(
      ids.map((eventId, index) => ({
        eventId,
        version: 1,
        createdAt: new Date(),
        cause: 'import',
        moves: [],
        contentHash: `${eventId}`,
        bytes: packed[index],
        quality: 5,
      })),
    );
  }
  await connection.collection('teams').insertMany(Array.from({ length: teams }, (_, index) => aTeam(index)));
  for (let eventId = 1; eventId <= races; eventId += 1) await app.get(RatingKeeping).recount(eventId);
  return {};
}

function aTeam(index: number): Document {
  const name = `team-${index}`;
  return {
    name,
    nameKey: name,
    shortName: name,
    shortNameKey: name,
    urlSlug: name,
    closedAt: null,
    createdAt: new Date(),
    badgeBackground: '',
    badgeTextColor: '',
    logo: null,
    poster: null,
    handOver: null,
  };
}

/** Returns a protocol; the turn shifts every rank by one. */
function bytesOf(eventId: number, moved: number): Promise<Buffer> {
  const start = new Date(seasonStart + eventId * hourMs).toISOString();
  const results = Array.from({ length: startersOfRace }, (_, index) => aRow(eventId, index, moved));
  const event = { id: eventId, name: 'Заезд', eventStart: start, importanceLevel: 'standard' };
  return pack(JSON.stringify({ event: { ...event, typeRaceCustom: 'classicCommon', results }, routes: [] }), 5);
}

function aRow(eventId: number, index: number, moved: number): Document {
  const profileId = 1 + ((eventId * 31 + index * 7) % 900);
  const slug = `team-${profileId % (teams * 2)}`;
  const names = { name: slug, shortName: slug, urlSlug: slug, appearance: null };
  const team = profileId % (teams * 2) < teams ? names : null;
  const rider = { firstName: 'Имя', lastName: `Фамилия ${profileId}`, gender: 'MALE', imageSrc: null };
  return {
    _id: `${eventId}.${profileId}`,
    profileId,
    subgroupLabel: 'A',
    rankEvent: 1 + ((index + moved) % startersOfRace),
    profileData: { ...rider, countryAlpha3: 'rus', team },
    finishersCount: { category: startersOfRace, absolute: startersOfRace },
  };
}
