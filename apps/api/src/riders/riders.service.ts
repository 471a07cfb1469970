import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { GameRider } from '../game/game.schemas.ts';
import { type Rider, RidersRepository } from './riders.repository.ts';

@Injectable()
export class RidersService {
  constructor(private readonly riders: RidersRepository) {}

  /** Keeps what the game says of riders: one record each. */
  remember(riders: readonly GameRider[], session?: ClientSession): Promise<void> {
    return this.riders.upsert(riders.map(toRider), session);
  }

  byIds(zwiftIds: readonly number[]): Promise<Map<number, Rider>> {
    return this.riders.byIds(zwiftIds);
  }
}

function toRider(rider: GameRider): Rider {
  const metrics = rider.competitionMetrics;
  return {
    zwiftId: rider.id,
    firstName: rider.firstName?.trim() || String(rider.id),
    lastName: rider.lastName?.trim() ?? '',
    male: rider.male ?? true,
    imageSrc: rider.imageSrc ?? null,
    countryAlpha3: rider.countryAlpha3?.toLowerCase() ?? null,
    age: rider.age || null,
    height: rider.height || null,
    weight: rider.weight || null,
    competitionMetrics: metrics
      ? {
          racingScore: metrics.racingScore ?? null,
          category: metrics.category ?? null,
          categoryWomen: metrics.categoryWomen ?? null,
        }
      : null,
  };
}
