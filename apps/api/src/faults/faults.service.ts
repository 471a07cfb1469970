import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/database/session.ts';
import { FaultLog } from '../platform/errors/fault-log.ts';
import { FaultsRepository, type StoredFault } from './faults.repository.ts';

export type { StoredFault };

/** Keeps the faults of the server for 90 days. */
@Injectable()
export class FaultsService implements OnModuleInit {
  constructor(
    private readonly faults: FaultsRepository,
    private readonly log: FaultLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.log.storeWith((fault) => this.faults.insert({ ...fault, at: this.clock.now() }));
  }

  /** A page of the faults with every typed word, the newest first. */
  page(search: string, page: number, size: number): Promise<{ faults: StoredFault[]; total: number }> {
    return this.faults.page(search, page, size);
  }

  byId(id: string): Promise<StoredFault | null> {
    return this.faults.byId(id);
  }

  byIds(ids: readonly string[], session: Session): Promise<StoredFault[]> {
    return this.faults.byIds(ids, session);
  }

  /** Deletes those of the faults that are there; returns how many. */
  delete(ids: readonly string[], session: Session): Promise<number> {
    return this.faults.delete(ids, session);
  }
}
