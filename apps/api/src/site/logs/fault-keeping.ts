import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Fault } from '../../kernel/errors/fault-log.ts';
import { hourMs } from '../../kernel/time-units.ts';
import { FaultsRepository } from './faults.repository.ts';

const mostAnHour = 100;

/** Stores unexpected server errors for 90 days. */
@Injectable()
export class FaultKeeping {
  constructor(
    private readonly faults: FaultsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Increments the count of an equal error; stores at most 100 new errors an hour. The log of the process has the rest.
   */
  async keep(found: Fault): Promise<void> {
    const fault = { ...found, at: this.clock.now() };
    if (await this.faults.count(fault)) return;
    const hourAgo = new Date(fault.at.getTime() - hourMs);
    if ((await this.faults.countNewSince(hourAgo)) >= mostAnHour) return;
    await this.faults.insert(fault).catch(async (error: unknown) => {
      // Another request has encountered the same error first.
      if (!isDuplicateKey(error)) throw error;
      await this.faults.count(fault);
    });
  }
}
