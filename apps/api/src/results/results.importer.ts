import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { EventsRepository, type StoredEvent } from '../events/events.repository.ts';
import { EventsService } from '../events/events.service.ts';
import { GameAnswerInvalid } from '../game/game.errors.ts';
import { changingProtocol } from './changing-protocol.ts';
import { contentHash } from './content-hash.ts';
import { GameResultsReader, type ReadResults } from './game-results.reader.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import type { ImportMode } from './result-import.schema.ts';
import { ImportRunning } from './results.errors.ts';

export interface ImportOutcome {
  finishers: number;
  unfinished: number;
  /** Whether a new version of the protocol was written. */
  changed: boolean;
}

const lockMs = 10 * 60_000;

/** Loads the results of an event from the game and publishes its protocol. */
@Injectable()
export class ResultsImporter {
  private readonly logger = new Logger(ResultsImporter.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly eventsService: EventsService,
    private readonly events: EventsRepository,
    private readonly reader: GameResultsReader,
    private readonly imports: ImportsRepository,
    private readonly publisher: ProtocolPublisher,
  ) {}

  /**
   * Imports once; `full` also finds who did not finish and reads everybody's power.
   *
   * Throws EventNotFound, ImportRunning and what the game client throws; then the stored protocol is as it was.
   */
  async run(gameId: number, mode: ImportMode): Promise<ImportOutcome> {
    await this.eventsService.existing(gameId);
    const now = new Date();
    if (!(await this.events.lockImport(gameId, now, new Date(now.getTime() + lockMs)))) throw new ImportRunning();
    try {
      return await this.import(await this.eventsService.existing(gameId), mode, now);
    } finally {
      await this.events.update(gameId, { importLockedUntil: null });
    }
  }

  private async import(event: StoredEvent, mode: ImportMode, fetchedAt: Date): Promise<ImportOutcome> {
    const read = await this.reader.read(event, mode);
    const count = (key: 'entries' | 'unfinished') => read.groups.reduce((sum, group) => sum + group[key].length, 0);
    const finishers = count('entries');
    // A game that suddenly knows nobody has lost its results: ours stay.
    if (finishers === 0 && (event.totalFinishedCount ?? 0) > 0)
      throw new GameAnswerInvalid('race-results/entries', 'no rows');
    const changed = await this.store(event, mode, fetchedAt, read);
    this.logger.log(
      { eventId: event.gameId, mode, finishers, unfinished: count('unfinished'), changed },
      'Results imported',
    );
    return { finishers, unfinished: count('unfinished'), changed };
  }

  private async store(event: StoredEvent, mode: ImportMode, fetchedAt: Date, read: ReadResults): Promise<boolean> {
    const hash = contentHash({ mode, ...read });
    const isKnown = (await this.imports.latestHash(event.gameId)) === hash;
    return changingProtocol(this.connection, async (session) => {
      if (!isKnown) {
        await this.imports.insert({ eventId: event.gameId, mode, fetchedAt, contentHash: hash, ...read }, session);
      }
      const isFinal = mode === 'full';
      const changed = await this.publisher.publish(event, 'import', isFinal, session);
      if (isFinal) await this.events.update(event.gameId, { hasResults: true, nextImportAt: null }, session);
      return changed;
    });
  }
}
