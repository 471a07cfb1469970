import { Injectable } from '@nestjs/common';
import type { Figure } from '@otryv/contract';
import type { GameRider } from '../game/game.schemas.ts';
import type { Session, SessionOrNone } from '../platform/database/session.ts';
import { type Rider, RidersRepository, type SentRider } from './riders.repository.ts';

export type { Rider };

@Injectable()
export class RidersService {
  constructor(private readonly riders: RidersRepository) {}

  /** Stores the riders of the game, one record each. */
  remember(riders: readonly GameRider[], session: SessionOrNone): Promise<void> {
    return this.riders.upsert(riders.map(toRider), session);
  }

  byIds(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, Rider>> {
    return this.riders.byIds(zwiftIds, session);
  }

  /** Hides these figures of riders and shows all others. */
  setHidden(zwiftIds: readonly number[], figures: readonly Figure[], session: Session): Promise<void> {
    return this.riders.setHidden(zwiftIds, figures, session);
  }

  /** What each of these riders hides; riders that hide nothing are left out. */
  hiddenOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, readonly Figure[]>> {
    return this.riders.hiddenOf(zwiftIds, session);
  }
}

function toRider(rider: GameRider): SentRider {
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
