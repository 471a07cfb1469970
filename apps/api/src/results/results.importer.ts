import { Injectable, Logger } from '@nestjs/common';
import { EventImportsService } from '../events/event-imports.service.ts';
import type { StoredEvent } from '../events/events.repository.ts';
import { EventsService } from '../events/events.service.ts';
import { GameAnswerInvalid } from '../game/game.errors.ts';
import { contentHash } from './content-hash.ts';
import { GameResultsReader, type ReadResults } from './game-results.reader.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import type { ImportMode } from './result-import.schema.ts';
import { EventNotStarted } from './results.errors.ts';

export interface ImportOutcome {
  finishers: number;
  unfinished: number;
  /** Whether a new version of the protocol was written. */
  changed: boolean;
  /** Whether the race's window is over and its details are in: no automatic import follows. */
  isFinal: boolean;
}

/** Loads the results of an event from the game and publishes its protocol. */
@Injectable()
export class ResultsImporter {
  private readonly logger = new Logger(ResultsImporter.name);

  constructor(
    private readonly events: EventsService,
    private readonly eventImports: EventImportsService,
    private readonly reader: GameResultsReader,
    private readonly imports: ImportsRepository,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
  ) {}

  /**
   * Imports once; `full` also finds who did not finish and reads everybody's power.
   *
   * Throws EventNotFound, EventNotStarted, ImportRunning and what the game client throws; then the stored protocol is
   * as it was, and the log says why.
   */
  async run(gameId: number, mode: ImportMode, now: Date = new Date()): Promise<ImportOutcome> {
    await this.events.existing(gameId);
    try {
      return await this.eventImports.exclusively(gameId, () => this.import(gameId, mode, now));
    } catch (error) {
      this.logger.warn({ eventId: gameId, mode, err: error }, 'Results not imported');
      throw error;
    }
  }

  private async import(gameId: number, mode: ImportMode, now: Date): Promise<ImportOutcome> {
    const event = await this.events.existing(gameId);
    const read = await this.reader.read(event, mode);
    const finishers = count(read, 'entries');
    refuseEmptiness(event, finishers, now);
    const isFinal = event.hasResults || (mode === 'full' && now >= event.importUntil);
    const changed = await this.store(event, mode, read, isFinal);
    if (isFinal) await this.publisher.repack(gameId);
    const outcome = { finishers, unfinished: count(read, 'unfinished'), changed, isFinal };
    this.logger.log({ eventId: gameId, mode, ...outcome }, 'Results imported');
    return outcome;
  }

  private async store(event: StoredEvent, mode: ImportMode, read: ReadResults, isFinal: boolean): Promise<boolean> {
    const { gameId } = event;
    const hash = contentHash({ mode, ...read });
    return this.changes.run(gameId, async (session) => {
      if ((await this.imports.latestHash(gameId, session)) !== hash) {
        await this.imports.insert(
          { eventId: gameId, mode, fetchedAt: new Date(), contentHash: hash, ...read },
          session,
        );
      }
      const changed = await this.publisher.publish(gameId, 'import', isFinal, session);
      if (isFinal) await this.eventImports.finished(gameId, session);
      return changed;
    });
  }
}

function count({ groups }: ReadResults, rows: 'entries' | 'unfinished'): number {
  return groups.reduce((sum, group) => sum + group[rows].length, 0);
}

function refuseEmptiness(event: StoredEvent, finishers: number, now: Date): void {
  if (finishers > 0) return;
  if (!event.started && event.eventStart > now) throw new EventNotStarted();
  // A game that suddenly knows nobody has lost its results: ours stay.
  if ((event.totalFinishedCount ?? 0) > 0) throw new GameAnswerInvalid('race-results/entries', 'no rows');
}
