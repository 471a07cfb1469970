import { Injectable } from '@nestjs/common';
import { protocol, type RankedRow, type RulesVersion } from '@otryv/race';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImplausibleFiguresRepository } from '../records/figures/implausible-figures.repository.ts';
import { acceptedTimesOf } from '../records/figures/judged-figures.ts';
import { ImportsRepository, type RideOfAccount, type StoredImport } from '../records/imports/imports.repository.ts';
import { gameRulesOf } from './game-rules.ts';
import { ProtocolBuilder } from './protocol-builder.ts';

/** Game data of races, for domains that compute results from it. */
@Injectable()
export class StoredRaces {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly decisions: DecisionsRepository,
    private readonly figures: ImplausibleFiguresRepository,
  ) {}

  /** Returns the import that the protocol of a race is computed from, or the named one; `null` before the first. */
  async findImport(eventId: number, importId: string | null, session: SessionOrNone): Promise<StoredImport | null> {
    if (importId !== null) return this.imports.findById(importId, session);
    return (await this.builder.read(eventId, session)).latest;
  }

  /** Lists up to `most` races of any of these accounts, by number, after the given one. */
  listRaces(profileIds: readonly number[], after: number, most: number): Promise<number[]> {
    return this.imports.listEvents(profileIds, after, most);
  }

  /** Lists the accounts' results, each from the latest import of its race; the races with the highest numbers. */
  listRides(profileIds: readonly number[], most: number): Promise<RideOfAccount[]> {
    return this.imports.listRides(profileIds, most);
  }

  /**
   * Returns the protocol rows of a race, by the rules of its protocol unless others are given; none before the first
   * import.
   */
  async listRows(event: StoredEvent, session: SessionOrNone, chosen?: RulesVersion): Promise<RankedRow[]> {
    const { latest, ...stored } = await this.builder.read(event.gameId, session);
    if (!latest) return [];
    const rulesVersion = chosen ?? stored.rulesVersion;
    const decisions = await this.decisions.listByEvent(event.gameId, session);
    const { entries, people } = latest;
    const acceptedTimes = acceptedTimesOf(await this.figures.listByEvent(event.gameId, session));
    return protocol({ entries, people, decisions, acceptedTimes, rules: { ...gameRulesOf(event), rulesVersion } }).rows;
  }
}
