import { Types } from 'mongoose';
import { expect } from 'vitest';
import { RiderUpdates } from '../community/profiles/count/rider-updates.ts';
import { ResultsImporter } from '../racing/results/import/results.importer.ts';
import { type RaceWorld, startRaceWorld } from './start-race-world.ts';

export const riderRaces = [5_100_003, 5_100_001];

/** Two races with all stored data of their riders. */
export interface RiderWorld extends RaceWorld {
  /** Returns the response of a public read. */
  read(url: string): Promise<unknown>;
  /** Makes these the verified game ids of a new account, the first one being the main one. */
  link(...zwiftIds: number[]): Promise<string>;
  /** Recomputes the riders of both races, like the jobs do. */
  count(): Promise<void>;
}

export async function startRiderWorld(): Promise<RiderWorld> {
  const world = await startRaceWorld();
  const count = async () => {
    for (const id of riderRaces) await world.app.get(RiderUpdates).updateByEvent(id);
  };
  for (const id of riderRaces) {
    await world.add(id);
    await world.app.get(ResultsImporter).importEvent(id, 'full');
  }
  await count();
  return {
    ...world,
    count,
    read: async (url) => {
      const { statusCode, body } = await world.app.inject({ url });
      expect({ url, statusCode, error: statusCode === 200 ? '' : body }).toEqual({
        url,
        statusCode: 200,
        error: '',
      });
      return JSON.parse(body);
    },
    link: async (...zwiftIds) => {
      const userId = new Types.ObjectId();
      const ids = zwiftIds.map((zwiftId, index) => ({
        userId,
        zwiftId,
        isMain: index === 0,
        isProved: true,
        proof: null,
      }));
      await world.connection.collection('gameids').insertMany(ids);
      return userId.toHexString();
    },
  };
}
