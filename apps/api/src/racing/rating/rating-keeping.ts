import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { seasonOf } from '@otryv/race';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { importanceOf } from '../events/records/event-importance.ts';
import { StoredProtocols } from '../results/records/protocols/stored-protocols.ts';
import type { BuiltSeries } from '../series/records/series-hooks.ts';
import { eventKey, stageKey } from './contribution.ts';
import { ofRace, ofStage } from './contributions.mapper.ts';
import { ContributionsRepository } from './contributions.repository.ts';

/** Keeps team points in sync with protocols: they are written in the transaction of each version. */
@Injectable()
export class RatingKeeping {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly events: EventCatalogue,
    private readonly protocols: StoredProtocols,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Writes the points of a race with a stored protocol. */
  recount(eventId: number): Promise<void> {
    return this.transactions.run((session) => this.rewriteEvents([eventId], session));
  }

  /** Writes the points of those races that have stored protocols. */
  async rewriteEvents(eventIds: readonly number[], session: Session): Promise<void> {
    for (const eventId of eventIds) {
      const protocol = await this.protocols.findLatest(eventId, session);
      if (protocol) await this.writeEvent(eventId, protocol, session);
    }
  }

  /** Writes the points of a race; a stage with a separate protocol has its points there. */
  async writeEvent(eventId: number, protocol: RaceResults, session: Session): Promise<void> {
    const [event] = await this.events.listByIds([eventId], session);
    const isStage = event?.series?.hasStageResults === true && event.series.isPublished;
    const contributions = isStage ? [] : ofRace(protocol);
    await this.contributions.replace(eventKey(eventId), contributions, this.clock.now(), session);
  }

  /**
   * Writes the points of a series. Stages count in a season in which their series has a rated race; drafts do not
   * count.
   */
  async writeSeries({ series, events, stages }: BuiltSeries, session: Session): Promise<void> {
    const rated = new Set(
      events.filter((event) => importanceOf(event) !== 'unrated').map(({ eventStart }) => seasonOf(eventStart)),
    );
    const keys: string[] = [];
    for (const [order, { rows, eventIds }] of series.isPublished ? stages : []) {
      const races = events.filter(({ gameId }) => eventIds.includes(gameId));
      const counted = ofStage({ series, order, rows, races }).filter(({ season }) => rated.has(season));
      const key = stageKey(series.id, order);
      keys.push(key);
      await this.contributions.replace(key, counted, this.clock.now(), session);
    }
    await this.contributions.deleteStages(series.id, keys, session);
  }
}
