import { describe, expect, it } from 'vitest';
import { gameRider } from '../../game/client/game.schemas.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { fake } from '../../testing/fake.ts';
import { RidersRepository, type SentRider } from './riders.repository.ts';
import { RidersService } from './riders.service.ts';

async function stored(rider: object): Promise<SentRider | undefined> {
  let kept: readonly SentRider[] = [];
  const upsert: RidersRepository['upsert'] = async (riders) => {
    kept = riders;
  };
  await new RidersService(fake(RidersRepository, { upsert })).remember([gameRider.parse(rider)], noTransaction);
  return kept[0];
}

describe('RidersService', () => {
  it('stores a rider with height in mm, weight in g and the racing metrics', async () => {
    const rider = {
      id: 3,
      firstName: ' Ada ',
      lastName: ' Lis',
      male: false,
      imageSrc: 'https://cdn.example/3.png',
      countryAlpha3: 'FIN',
      age: 31,
      height: 1724,
      weight: 61_200,
      extra: 'left out',
      competitionMetrics: { racingScore: 512, category: 'B', categoryWomen: 'A' },
    };

    expect(await stored(rider)).toEqual({
      zwiftId: 3,
      firstName: 'Ada',
      lastName: 'Lis',
      male: false,
      imageSrc: 'https://cdn.example/3.png',
      countryAlpha3: 'fin',
      age: 31,
      height: 1724,
      weight: 61_200,
      competitionMetrics: { racingScore: 512, category: 'B', categoryWomen: 'A' },
    });
  });

  it('strips the codes of a rider, and queries them only if a name may contain one', async () => {
    const asked: (readonly number[])[] = [];
    const kept: SentRider[] = [];
    const service = new RidersService(
      fake(RidersRepository, {
        upsert: async (riders) => void kept.push(...riders),
        listProofCodesOf: async (zwiftIds) => {
          asked.push(zwiftIds);
          return new Map([[3, ['K7XP3M']]]);
        },
      }),
    );
    const named = [
      { id: 3, lastName: 'Lis K7XP3M' },
      { id: 4, lastName: ' Wander K7XP3M ' },
      { id: 5, lastName: ' Lis ' },
      { id: 6 },
    ];
    await service.remember(
      named.map((rider) => gameRider.parse(rider)),
      noTransaction,
    );
    await service.remember([gameRider.parse({ id: 7, lastName: 'Nowak' })], noTransaction);

    expect(asked).toEqual([[3, 4]]);
    expect(kept.map(({ lastName }) => lastName)).toEqual(['Lis', 'Wander K7XP3M', 'Lis', '', 'Nowak']);
  });

  it('stores a code with its rider', async () => {
    const added: unknown[] = [];
    const addProofCode = async (...given: unknown[]) => void added.push(given);
    await new RidersService(fake(RidersRepository, { addProofCode })).addProofCode(3, 'K7XP3M');

    expect(added).toEqual([[3, 'K7XP3M']]);
  });

  it('leaves missing game fields blank, as well as 0, which is not a measurement', async () => {
    const blank = {
      lastName: '',
      male: true,
      imageSrc: null,
      countryAlpha3: null,
      age: null,
      height: null,
      weight: null,
    };

    expect(await stored({ id: 3 })).toEqual({ zwiftId: 3, firstName: '3', ...blank, competitionMetrics: null });
    expect(
      await stored({ id: 3, firstName: '  ', age: 0, height: 0, weight: 0, competitionMetrics: { racingScore: 0 } }),
    ).toEqual({
      zwiftId: 3,
      firstName: '3',
      ...blank,
      competitionMetrics: { racingScore: null, category: null, categoryWomen: null },
    });
  });
});
