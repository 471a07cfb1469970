import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.ts';
import { isDuplicateKey } from '../platform/database/duplicate-key.ts';
import type { Session } from '../platform/database/session.ts';
import { type Fault, FaultLog } from '../platform/errors/fault-log.ts';
import { hourMs } from '../platform/time-units.ts';
import { FaultsRepository, type StoredFault } from './faults.repository.ts';

export type { StoredFault };

const mostAnHour = 100;

/** Keeps the faults of the server for 90 days. */
@Injectable()
export class FaultsService implements OnModuleInit {
  constructor(
    private readonly faults: FaultsRepository,
    private readonly log: FaultLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.log.storeWith((fault) => this.keep({ ...fault, at: this.clock.now() }));
  }

  /** Increments the count of an equal fault; stores at most 100 new faults an hour. The log of the process has the rest. */
  private async keep(fault: Fault & { at: Date }): Promise<void> {
    if (await this.faults.count(fault)) return;
    const hourAgo = new Date(fault.at.getTime() - hourMs);
    if ((await this.faults.countNewSince(hourAgo)) >= mostAnHour) return;
    await this.faults.insert(fault).catch(async (error: unknown) => {
      // Another request has met the same fault first.
      if (!isDuplicateKey(error)) throw error;
      await this.faults.count(fault);
    });
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
