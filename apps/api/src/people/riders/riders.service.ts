import { Injectable } from '@nestjs/common';
import type { Figure } from '@otryv/contract';
import type { GameRider } from '../../game/client/game.schemas.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { type Rider, RidersRepository, type SentRider } from './riders.repository.ts';
import { withoutCodes } from './without-codes.ts';

export type { Rider };

/** Rider of the game by its number, in any list. */
interface NamedRider {
  id: number;
  lastName?: string | null | undefined;
}

const mayHoldCode = /[0-9A-Z]{6}/i;

@Injectable()
export class RidersService {
  constructor(private readonly riders: RidersRepository) {}

  /** Removes a verification code from the name from now on. */
  addProofCode(zwiftId: number, code: string): Promise<void> {
    return this.riders.addProofCode(zwiftId, code);
  }

  /**
   * Stores the riders of the game, one record each, without the codes in their names. A concurrently imported race
   * keeps the game's name of its rider.
   */
  async remember(riders: readonly GameRider[], session: SessionOrNone): Promise<void> {
    const lastNames = await this.listLastNames(riders, session);
    await this.riders.upsert(
      riders.map((rider) => toRider(rider, lastNames.get(rider.id) ?? '')),
      session,
    );
  }

  /** Returns the last names of these riders without the codes in them, by number. */
  async listLastNames(riders: readonly NamedRider[], session: SessionOrNone): Promise<Map<number, string>> {
    const suspects = riders.filter(({ lastName }) => mayHoldCode.test(lastName ?? '')).map(({ id }) => id);
    const codes =
      suspects.length > 0 ? await this.riders.listProofCodesOf(suspects, session) : new Map<number, string[]>();
    return new Map(riders.map(({ id, lastName }) => [id, withoutCodes(lastName?.trim() ?? '', codes.get(id) ?? [])]));
  }

  listByIds(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, Rider>> {
    return this.riders.listByIds(zwiftIds, session);
  }

  /** Hides these figures of riders and shows all others. */
  setHidden(zwiftIds: readonly number[], figures: readonly Figure[], session: Session): Promise<void> {
    return this.riders.setHidden(zwiftIds, figures, session);
  }

  /** Lists up to `most` riders by number, after the given one. */
  listIdsAfter(after: number, most: number): Promise<number[]> {
    return this.riders.listIdsAfter(after, most);
  }

  /** Returns the hidden figures of each of these riders; riders that hide nothing are omitted. */
  listHiddenOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, readonly Figure[]>> {
    return this.riders.listHiddenOf(zwiftIds, session);
  }
}

function toRider(rider: GameRider, lastName: string): SentRider {
  const metrics = rider.competitionMetrics;
  return {
    zwiftId: rider.id,
    firstName: rider.firstName?.trim() || String(rider.id),
    lastName,
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
