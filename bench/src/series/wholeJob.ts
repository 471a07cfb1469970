import assert from 'node:assert/strict';
import { seriesStandings } from '../../../packages/race/src/index.ts';
import { build, startThrowawayMongo } from '../../../tools/local-stack/src/index.ts';
import { comparedLine, infoLine, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { apiMongoose, fromDist } from '../product/builtApi.ts';
import type { riddenSeries } from './riddenSeries.ts';

type Ridden = ReturnType<typeof riddenSeries>;
type Raw = { order: number; rides: { groupLabel: 'A'; start: number; entry: unknown }[] };

const quality = 5;

/**
 * P21: all updates of the standings after a race: the raw rows of all stages are read and decoded, every stage and the
 * general classification are computed, and the document is encoded and stored. Compared with the original's handling of
 * already computed rows: deleting and recreating them through a model.
 */
export async function* wholeJob(
  { input }: Ridden,
  log: (line: string) => void,
  wanted: RoundsWanted,
): AsyncIterable<Line> {
  await build(log);
  const mongo = await startThrowawayMongo();
  const mongoose = await apiMongoose();
  const connection = await mongoose.createConnection(mongo.uri).asPromise();
  try {
    const { toEntry } = await fromDist('racing/results/records/imports/entry.js');
    const { toGeneralRow } = await fromDist('racing/series/build/standings.mapper.js');
    const { pack, unpack } = await fromDist('kernel/http/bytes/pack.js');
    const [raw, documents] = [connection.collection('rawStages'), connection.collection('documents')];
    await raw.insertMany(input.stages.map(({ stage, rides }) => ({ order: stage.order, rides })));
    const rows = seriesStandings(input).general.rows.map(toGeneralRow);
    const Row = connection.model('Row', rowSchema(mongoose));

    const buildStandings = async (): Promise<void> => {
      const stored: Raw[] = await raw.find().sort({ order: 1 }).toArray();
      const stages = stored.map(({ rides }, at) => ({
        ...input.stages[at],
        rides: rides.map((ride) => ({ ...ride, entry: toEntry(ride.entry) })),
      }));
      const { general } = seriesStandings({ ...input, stages } as Ridden['input']);
      const bytes = await pack(JSON.stringify(general.rows.map(toGeneralRow)), quality);
      await documents.updateOne({ name: 'general' }, { $set: { bytes } }, { upsert: true });
    };
    const create = async (): Promise<void> => {
      await Row.deleteMany({});
      await Row.create(rows);
    };
    await buildStandings();
    const { bytes } = await documents.findOne();
    assert.deepEqual(JSON.parse((await unpack(bytes.buffer)).toString()), JSON.parse(JSON.stringify(rows)));

    log('Counting a series from its raw rows, and creating its standings by a model …');
    const rounds = await interleave(
      { [ours]: () => cost(buildStandings), create: () => cost(create) },
      { rounds: 3, warmUps: 0, ...wanted },
    );
    const what = 'standings from raw rows to stored bytes, CPU, against Mongoose create of the rows alone';
    const comparison = compare(rounds, 'create', 'cpuMs');
    yield comparedLine({ goal: 'P21', what, limit: { atMost: 0.06 }, comparison, format: milliseconds });
    const clock = (name: string) => milliseconds(middle(rounds, name, 'wallMs'));
    yield infoLine('the same by the clock', clock(ours), clock('create'));
  } finally {
    await connection.close();
    await mongo.stop();
  }
}

/** Schema of a row with its stages as nested documents, every field named, as the original stores them. */
function rowSchema({ Schema }: { Schema: new (fields: object, options?: object) => object }): object {
  const [number, text, flag] = [{ type: Number }, { type: String }, { type: Boolean }];
  const inner = { _id: false };
  const rank = { category: number, absolute: number };
  const gap = { toLeader: number, toPrev: number };
  const disqualification = { label: text, reason: text };
  const stage = new Schema(
    {
      stageOrder: number,
      category: text,
      durationInMilliseconds: number,
      distanceInMeters: number,
      elevationInMeters: number,
      calories: number,
      finishPoints: number,
      raceRank: rank,
      penalty: number,
      isDropped: flag,
      disqualification: new Schema(disqualification, inner),
    },
    inner,
  );
  return new Schema({
    profileId: { type: Number, required: true, index: true },
    profileData: { firstName: text, lastName: text, gender: text, imageSrc: text, countryAlpha3: text, age: number },
    finalCategory: text,
    rank,
    gapsInCategories: { category: gap, absolute: gap },
    totalTimeInMilliseconds: number,
    totalDistanceInMeters: number,
    totalElevationInMeters: number,
    totalCalories: number,
    totalFinishPoints: number,
    stagesCompleted: number,
    disqualification: new Schema({ ...disqualification, stages: [Number] }, inner),
    stages: [stage],
  });
}
