import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTransaction } from '../../../kernel/database/session.ts';
import { startApi } from '../../../testing/start-api.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';

const rider = (subgroupId: number, zwiftId: number, firstName: string) => ({
  subgroupId,
  zwiftId,
  firstName,
  lastName: 'Lis',
  male: false,
  imageSrc: null,
  countryAlpha3: 'fin',
  age: 31,
  height: 1724,
  weight: 61_200,
});

describe('SignedRidersRepository', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  const replace = (riders: ReturnType<typeof rider>[]) =>
    app
      .get<Connection>(getConnectionToken())
      .transaction((session) => app.get(SignedRidersRepository).replace(5, riders, session));
  const stored = () => app.get(SignedRidersRepository).listByEvent(5, noTransaction);

  it('lists riders by group, then by first name in Russian order', async () => {
    await replace([
      rider(2, 1, 'Анна'),
      rider(1, 2, 'Яков'),
      rider(1, 3, 'Ёлка'),
      rider(1, 4, 'Егор'),
      rider(1, 5, 'Жанна'),
    ]);

    expect((await stored()).map(({ zwiftId }) => zwiftId)).toEqual([4, 3, 5, 2, 1]);
  });

  it('keeps every field of a rider who is in two groups', async () => {
    await replace([rider(1, 7, 'Ада'), rider(2, 7, 'Ада')]);

    expect(await stored()).toMatchObject([rider(1, 7, 'Ада'), rider(2, 7, 'Ада')]);
  });

  it('updates changed riders and empties the list', async () => {
    await replace([{ ...rider(1, 7, 'Ада'), weight: 60_000 }]);
    expect(await stored()).toMatchObject([{ subgroupId: 1, weight: 60_000 }]);

    await replace([]);
    expect(await stored()).toEqual([]);
  });
});
