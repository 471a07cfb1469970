import { Injectable, Logger } from '@nestjs/common';

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

type Store = (fault: Fault) => Promise<void>;

/** Where faults are written; the domain that keeps them registers how. */
@Injectable()
export class FaultLog {
  private readonly logger = new Logger(FaultLog.name);
  private store: Store = () => Promise.resolve();

  storeWith(store: Store): void {
    this.store = store;
  }

  /** Never throws: a fault that is not kept is in the log of the process. */
  async write(fault: Fault): Promise<void> {
    await this.store(fault).catch((error: unknown) => this.logger.warn({ err: error }, 'A fault was not kept'));
  }
}
