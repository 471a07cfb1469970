import { Injectable } from '@nestjs/common';

/** The best effort of 90 days over one interval in s. */
export interface RiderBest {
  duration: number;
  watts: number | null;
  wattsKg: number | null;
}

interface Source {
  of: (zwiftIds: readonly number[]) => Promise<ReadonlyMap<number, readonly RiderBest[]>>;
  own: (zwiftId: number) => Promise<readonly RiderBest[]>;
}

/** The best efforts of riders, which another domain keeps. */
@Injectable()
export class RiderPowers {
  private source: Source | null = null;

  provide(source: Source): void {
    this.source = source;
  }

  /** Of each rider with rides. */
  async listByRiders(zwiftIds: readonly number[]): Promise<ReadonlyMap<number, readonly RiderBest[]>> {
    return (await this.source?.of(zwiftIds)) ?? new Map();
  }

  /** As the rider sees them, with what is hidden from others. */
  async own(zwiftId: number): Promise<readonly RiderBest[]> {
    return (await this.source?.own(zwiftId)) ?? [];
  }
}
