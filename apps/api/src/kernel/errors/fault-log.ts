import { Injectable, Logger } from '@nestjs/common';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';

/** Unexpected error of the server and its request, without body, headers or query. */
export interface Fault {
  requestId: string;
  method: string;
  /** Route pattern, e.g. `/api/race/results/:id`; empty for a path without a route. */
  path: string;
  /** `null` for guests. */
  userId: string | null;
  /** Kind of the error and where it was thrown. */
  stack: string;
}

/** Stores an unexpected error in the domain that keeps them. */
export const faultFound = defineQuestion<Fault, void>('fault found');

/** Writes unexpected errors. */
@Injectable()
export class FaultLog {
  private readonly logger = new Logger(FaultLog.name);

  constructor(private readonly hooks: Hooks) {}

  /** Writes an error. Never throws: an error that cannot be stored is in the log of the process. */
  async write(fault: Fault): Promise<void> {
    const kept = this.hooks.ask(faultFound, fault);
    await kept.catch((error: unknown) => this.logger.warn({ err: error }, 'A fault was not kept'));
  }
}
