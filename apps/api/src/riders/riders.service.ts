import { Injectable } from '@nestjs/common';
import type { Figure } from '@otryv/contract';
import type { GameRider } from '../game/game.schemas.ts';
import type { Session, SessionOrNone } from '../platform/database/session.ts';
import { type Rider, RidersRepository, type SentRider } from './riders.repository.ts';
import { withoutCodes } from './without-codes.ts';

export type { Rider };

/** The codes that were given to prove each of these ids. */
type CodesOf = (zwiftIds: readonly number[], session: SessionOrNone) => Promise<Map<number, string[]>>;

const mayHoldCode = /[0-9A-Z]{6}/i;

@Injectable()
export class RidersService {
  private codesOf: CodesOf = () => Promise.resolve(new Map());

  constructor(private readonly riders: RidersRepository) {}

  /** Sets the source of the proof codes to remove from last names. */
  removeCodesFrom(codesOf: CodesOf): void {
    this.codesOf = codesOf;
  }

  /** Stores the riders of the game, one record each. */
  async remember(riders: readonly GameRider[], session: SessionOrNone): Promise<void> {
    const suspects = riders.filter(({ lastName }) => mayHoldCode.test(lastName ?? '')).map(({ id }) => id);
    const codes = suspects.length > 0 ? await this.codesOf(suspects, session) : new Map<number, string[]>();
    await this.riders.upsert(
      riders.map((rider) => toRider(rider, codes.get(rider.id) ?? [])),
      session,
    );
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

function toRider(rider: GameRider, codes: readonly string[]): SentRider {
  const metrics = rider.competitionMetrics;
  return {
    zwiftId: rider.id,
    firstName: rider.firstName?.trim() || String(rider.id),
    lastName: withoutCodes(rider.lastName?.trim() ?? '', codes),
    male: rider.male ?? true,
    imageSrc: rider.imageSrc ?? null,
    countryAlpha3: rider.countryAlpha3?.toLowerCase() ?? null,
    age: rider.age || null,
    height: rider.height || null,
    weight: rider.weight || null,
    competitionMetrics: metrics
      ? {
          racingScore: metrics.racingScore || null,
          category: metrics.category ?? null,
          categoryWomen: metrics.categoryWomen ?? null,
        }
      : null,
  };
}
