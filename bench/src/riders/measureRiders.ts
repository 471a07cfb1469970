import { percentiles, timesOf } from '../measuring/times.ts';
import { answerParent } from '../product/apiProcess.ts';
import { apiMongoose, createBuiltApi, fromDist } from '../product/builtApi.ts';
import type { Ask } from './riders.ts';

// Runs in a separate process with the built API in it, and answers the requests of its parent process.
type Document = Record<string, unknown>;

const copies = 100_000;
const events = 600;
const startersOfEvent = 40;
const batch = 500;
const listRequests = 300;
const answerRequests = 200;
const recomputations = 3;
const categories = ['A', 'B', 'C', 'D', 'E'];
const intervals = [5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600];
const statistics = [
  'riders-in-events/31536000000',
  'leaders-intervals/male',
  'leaders-intervals/female',
  'riders-total',
  'riders-total-age',
  'riders-total-racing-score',
];
const { nameEndings } = await fromDist('kernel/search/search-endings.js');
const { StatisticsCounting } = await fromDist('site/statistics/statistics-counting.js');
const { app, connection } = await createBuiltApi();
const riders = connection.collection('listedriders');
const finds: Document[] = [];
connection.getClient().on('commandStarted', ({ commandName, command }: { commandName: string; command: Document }) => {
  if (commandName === 'find' && command.find === 'listedriders') finds.push(command);
});

answerParent(answer);

async function answer(message: Ask): Promise<object> {
  if (message === 'ready') return fill();
  if ('list' in message) {
    const run = message.isBare ? await bareFind(message.list) : () => get(message.list);
    return percentiles(await timesOf(run, listRequests));
  }
  if (message.statistics === 'answer') {
    let turn = 0;
    const run = () => get(`/api/statistics/${statistics[turn++ % statistics.length]}`);
    return percentiles(await timesOf(run, answerRequests));
  }
  const whole = percentiles(await timesOf(() => app.get(StatisticsCounting).run(), recomputations));
  return { p50Ms: whole.p50Ms / statistics.length, p99Ms: whole.p99Ms / statistics.length };
}

async function fill(): Promise<object> {
  // A separate connection: that of the API times out before a batch is in all indexes on a busy machine.
  const filler = await (await apiMongoose()).createConnection(process.env.MONGODB_URI).asPromise();
  await insert(
    filler.collection('listedriders'),
    Array.from({ length: copies }, (_, index) => aRider(index + 1)),
  );
  const day = 86_400_000;
  const rows = Array.from({ length: events * startersOfEvent }, (_, index) => ({
    eventId: 1 + (index % events),
    accountId: 1 + ((index * 7919) % copies),
    eventStart: new Date(Date.now() - ((index % events) / events) * 365 * day),
    eventName: 'Заезд',
    typeRaceCustom: 'classicGroup',
    male: index % 8 !== 0,
    place: index % 30,
    row: {},
    efforts: {},
  }));
  await insert(filler.collection('riderresults'), rows);
  await filler.close();
  await app.get(StatisticsCounting).run();
  return {};
}

async function insert(collection: typeof riders, documents: readonly Document[]): Promise<void> {
  for (let from = 0; from < documents.length; from += batch) {
    await collection.insertMany(documents.slice(from, from + batch));
  }
}

function aRider(zwiftId: number): Document {
  const noise = (of: number) => ((zwiftId * 2_654_435_761 + of * 40_503) % 10_007) / 10_007;
  const male = zwiftId % 8 !== 0;
  const category = categories[Math.floor(noise(1) * categories.length)] ?? 'C';
  const [firstName, lastName] = [`Имя${zwiftId % 977}`, `Фамилия${zwiftId}`];
  const weight = 55_000 + Math.round(noise(2) * 40_000);
  const bests = intervals.map((duration, index) => {
    const watts = Math.round((900 - 60 * index) * (0.5 + noise(3 + index)));
    return { duration, watts, wattsKg: Math.round((watts * 100_000) / weight) / 100 };
  });
  const [totalEvents, racingScore, age] = [zwiftId % 211, Math.round(noise(20) * 900), 18 + (zwiftId % 60)];
  const [racingScoreChange, gold] = [Math.round(noise(21) * 40) - 20, zwiftId % 7];
  const ftp = { watts: { value: 250, addition: '' }, wattsKg: { value: 3.4, addition: '' } };
  const figures = {
    zwiftId,
    firstName,
    lastName,
    male,
    imageSrc: null,
    countryAlpha3: 'rus',
    age,
    height: 1780,
    weight,
    competitionMetrics: { racingScore, category, categoryWomen: category },
    racingScoreChange,
    category,
    ftp,
    team: null,
    totalEvents,
    medals: { gold, silver: 0, bronze: 0 },
    bests,
  };
  const efforts = bests.flatMap(({ duration, watts, wattsKg }) => [
    [`cp-watts-${duration}`, watts],
    [`cp-wattsKg-${duration}`, wattsKg],
  ]);
  const sort = {
    totalEvents,
    racingScore,
    racingScoreChange,
    ftp: 3.4,
    weight,
    height: 1780,
    age,
    medals: gold * 1e8,
    ...Object.fromEntries(efforts),
  };
  return {
    zwiftId,
    category,
    male,
    figures,
    sort,
    updatedAt: new Date(),
    searchEndings: nameEndings([`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
  };
}

async function get(path: string): Promise<unknown> {
  const { statusCode, json } = await app.inject({ url: path });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
  return json();
}

/** Runs the list's find alone, through the driver. */
async function bareFind(path: string): Promise<() => Promise<unknown>> {
  finds.length = 0;
  await get(path);
  const found = finds.find(({ limit }) => Number(limit) > 1);
  if (!found) throw new Error(`${path} finds no riders.`);
  const { filter, sort, skip, limit, projection } = found;
  return () => riders.find(filter, { sort, skip, limit, projection }).toArray();
}
