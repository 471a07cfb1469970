import { Injectable } from '@nestjs/common';

/** Best effort of 90 days over one interval in s. */
export interface RiderBest {
  duration: number;
  watts: number | null;
  wattsKg: number | null;
}

interface Source {
  of: (zwiftIds: readonly number[]) => Promise<ReadonlyMap<number, readonly RiderBest[]>>;
  own: (zwiftId: number) => Promise<readonly RiderBest[]>;
}

/** Riders' best efforts, which another domain maintains. */
@Injectable()
export class RiderPowers {
  private source: Source | null = null;

  provide(source: Source): void {
    this.source = source;
  }

  /** Lists those of each rider with rides. */
  async listByRiders(zwiftIds: readonly number[]): Promise<ReadonlyMap<number, readonly RiderBest[]>> {
    return (await this.source?.of(zwiftIds)) ?? new Map();
  }

  /** Returns a rider's own best efforts, including those hidden from others. */
  async listOwn(zwiftId: number): Promise<readonly RiderBest[]> {
    return (await this.source?.own(zwiftId)) ?? [];
  }
}
