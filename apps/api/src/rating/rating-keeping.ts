import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { seasonOf } from '@otryv/race';
import { EventDeletions } from '../events/event-deletions.ts';
import { importanceOf } from '../events/event-importance.ts';
import { EventSeriesService } from '../events/event-series.service.ts';
import { EventSeriesChanges } from '../events/event-series-changes.ts';
import { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/database/session.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { ProtocolFollowers } from '../results/protocol-followers.ts';
import { StoredProtocols } from '../results/stored-protocols.ts';
import { type FoldedSeries, SeriesFollowers } from '../series/series-followers.ts';
import { eventKey, stageKey } from './contribution.ts';
import { ofRace, ofStage } from './contributions.mapper.ts';
import { ContributionsRepository } from './contributions.repository.ts';

/** Keeps the points of teams in step with protocols: they are written in the transaction of each version. */
@Injectable()
export class RatingKeeping implements OnModuleInit {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly events: EventSeriesService,
    private readonly protocols: StoredProtocols,
    private readonly followers: ProtocolFollowers,
    private readonly seriesFollowers: SeriesFollowers,
    private readonly eventSeries: EventSeriesChanges,
    private readonly deletions: EventDeletions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.followers.add((eventId, session, protocol) => this.ofEvent(eventId, protocol, session));
    this.seriesFollowers.add((folded, session) => this.ofSeries(folded, session));
    this.seriesFollowers.addDeletion((seriesId, session) => this.contributions.deleteStages(seriesId, [], session));
    this.deletions.add((eventId, session) => this.contributions.deleteOf(eventKey(eventId), session));
    this.eventSeries.add(async (eventIds, session) => {
      for (const eventId of eventIds) await this.again(eventId, session);
    });
  }

  /** Writes the points of a race whose protocol is stored. */
  recount(eventId: number): Promise<void> {
    return this.transactions.run((session) => this.again(eventId, session));
  }

  private async again(eventId: number, session: Session): Promise<void> {
    const protocol = await this.protocols.latest(eventId, session);
    if (protocol) await this.ofEvent(eventId, protocol, session);
  }

  /** The points of a stage with a protocol of its own are in that protocol. */
  private async ofEvent(eventId: number, protocol: RaceResults, session: Session): Promise<void> {
    const [event] = await this.events.byIds([eventId], session);
    const isStage = event?.series?.hasStageResults === true && event.series.isPublished;
    const contributions = isStage ? [] : ofRace(protocol);
    await this.contributions.replace(eventKey(eventId), contributions, this.clock.now(), session);
  }

  /** Stages count in a season in which their series has a rated race; those of a draft do not count. */
  private async ofSeries({ series, events, stages }: FoldedSeries, session: Session): Promise<void> {
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
