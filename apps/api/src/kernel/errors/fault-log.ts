import { Injectable, Logger } from '@nestjs/common';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';

/** An unexpected error of the server and the request that met it: nothing of its body, headers or query. */
export interface Fault {
  requestId: string;
  method: string;
  /** The pattern of the path, e.g. `/api/race/results/:id`; empty for a path without a route. */
  path: string;
  /** `null` for guests. */
  userId: string | null;
  /** The kind of the error and where it was thrown. */
  stack: string;
}

/** The domain that keeps faults stores this one, then answers. */
export const faultFound = defineQuestion<Fault, void>('fault found');

/** Where faults are written. */
@Injectable()
export class FaultLog {
  private readonly logger = new Logger(FaultLog.name);

  constructor(private readonly hooks: Hooks) {}

  /** Never throws: a fault that is not kept is in the log of the process. */
  async write(fault: Fault): Promise<void> {
    const kept = this.hooks.ask(faultFound, fault);
    await kept.catch((error: unknown) => this.logger.warn({ err: error }, 'A fault was not kept'));
  }
}
