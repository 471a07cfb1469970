import { Injectable, Logger } from '@nestjs/common';
import { InvalidGameResponse } from '../../../game/client/game.errors.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import type { Lock } from '../../../kernel/locks/locks.ts';
import { EventCatalogue, type StoredEvent } from '../../events/read/event-catalogue.ts';
import { ImportRunning } from '../../events/records/events.errors.ts';
import { EventImportsService } from '../../events/write/event-imports.service.ts';
import { ProtocolPublisher } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import { contentHash } from '../records/imports/content-hash.ts';
import type { ImportMode } from '../records/imports/import-mode.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';
import { EventNotStarted, ProtocolOfficial } from '../records/results.errors.ts';
import { GameResultsReader, type ReadResults } from './game-results.reader.ts';
import { ProtocolLinks } from './protocol-links.ts';

export interface ImportOutcome {
  finishers: number;
  unfinished: number;
  /** Whether a new version of the protocol was written. */
  changed: boolean;
  /** Whether the race's window is over and its details are in: no automatic import follows. */
  isFinal: boolean;
  /** Number of finishers in the game's response, if more were kept; `null` otherwise. */
  keptOver: number | null;
}

export interface ImportOptions {
  /** Whether to accept the game's response even if a final protocol loses finishers. */
  allowsFewer?: boolean;
}

interface ImportRun {
  mode: ImportMode;
  now: Date;
  options: ImportOptions;
  lock: Lock;
}

interface StoredRun {
  mode: ImportMode;
  read: ReadResults;
  isFinal: boolean;
  lock: Lock;
}

/** Loads the results of an event from the game and publishes its protocol. */
@Injectable()
export class ResultsImporter {
  private readonly logger = new Logger(ResultsImporter.name);

  constructor(
    private readonly events: EventCatalogue,
    private readonly eventImports: EventImportsService,
    private readonly reader: GameResultsReader,
    private readonly imports: ImportsRepository,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly links: ProtocolLinks,
    private readonly states: ProtocolStatesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports once; `full` also finds riders with a DNF and reads the power of all riders.
   *
   * Throws EventNotFound, EventNotStarted, ProtocolOfficial, ImportRunning and what the game client throws; then the stored protocol is
   * unchanged, and the reason is logged.
   */
  async importEvent(
    gameId: number,
    mode: ImportMode,
    now: Date = this.clock.now(),
    options: ImportOptions = {},
  ): Promise<ImportOutcome> {
    await this.events.requireEvent(gameId, noTransaction);
    if ((await this.states.findByEvent(gameId, noTransaction))?.officialSince) throw new ProtocolOfficial();
    try {
      return await this.eventImports.runExclusively(gameId, (lock) =>
        this.import(gameId, { mode, now, options, lock }),
      );
    } catch (error) {
      // The running import logs its own failure.
      if (!(error instanceof ImportRunning))
        this.logger.warn({ eventId: gameId, mode, err: error }, 'Results not imported');
      throw error;
    }
  }

  /**
   * Ends a race for which the game no longer returns results: its protocol becomes final unchanged. Throws
   * ImportRunning.
   */
  async giveUp(gameId: number): Promise<void> {
    await this.eventImports.runExclusively(gameId, (lock) =>
      this.changes.run(gameId, async (session) => {
        await lock.fence(session);
        await this.eventImports.markFinished(gameId, session);
        await this.publisher.publish(gameId, 'event', session);
      }),
    );
    await this.publisher.repack(gameId);
    this.logger.warn({ eventId: gameId }, 'Results given up: the protocol is final as it is');
  }

  private async import(gameId: number, { mode, now, options, lock }: ImportRun): Promise<ImportOutcome> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    const isFinal = event.hasResults || (mode === 'full' && now >= event.importUntil);
    const read = await this.reader.read(event, { mode, keepsFuller: isFinal && !options.allowsFewer });
    const finishers = count(read, 'entries');
    refuseEmptiness(event, finishers, now);
    const changed = await this.store(gameId, { mode, read, isFinal, lock });
    if (isFinal) await this.publisher.repack(gameId);
    const keptOver = read.keptFrom === null ? null : read.named;
    const outcome = { finishers, unfinished: count(read, 'unfinished'), changed, isFinal, keptOver };
    this.logger.log({ eventId: gameId, mode, ...outcome }, 'Results imported');
    if (keptOver !== null)
      this.logger.warn({ eventId: gameId, finishers, keptOver }, 'The game names fewer finishers: the fuller are kept');
    return outcome;
  }

  private async store(gameId: number, { mode, read, isFinal, lock }: StoredRun): Promise<boolean> {
    const { groups, people, keptFrom, fetchedAt } = read;
    const hash = contentHash({ mode, groups, people, keptFrom });
    return this.changes.run(gameId, async (session) => {
      await lock.fence(session);
      if ((await this.imports.findLatestHash(gameId, session)) !== hash) {
        await this.imports.insert(
          { eventId: gameId, mode, fetchedAt, keptFrom, contentHash: hash, people, groups },
          session,
        );
        // The accounts were read before this transaction: a link verified meanwhile may have found no import to change.
        await this.links.followSoon(gameId, session);
      }
      if (isFinal) await this.eventImports.markFinished(gameId, session);
      return (await this.publisher.publish(gameId, 'import', session)).changed;
    });
  }
}

function count({ groups }: ReadResults, rows: 'entries' | 'unfinished'): number {
  return groups.reduce((sum, group) => sum + group[rows].length, 0);
}

function refuseEmptiness(event: StoredEvent, finishers: number, now: Date): void {
  if (finishers > 0) return;
  if (!event.started && event.eventStart > now) throw new EventNotStarted();
  // An empty response means that the game has lost its results: ours are kept.
  if ((event.totalFinishedCount ?? 0) > 0) throw new InvalidGameResponse('race-results/entries', 'no rows');
}
