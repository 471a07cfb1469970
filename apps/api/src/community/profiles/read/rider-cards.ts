import { Injectable } from '@nestjs/common';
import type { TeamMember } from '@otryv/contract';
import { RiderFiguresService } from './rider-figures.service.ts';

type RiderCard = NonNullable<TeamMember['rider']>;

/** Riders with list figures, for the pages of other domains. */
@Injectable()
export class RiderCards {
  constructor(private readonly figures: RiderFiguresService) {}

  /** Returns each of these main accounts with any known data. */
  async listByRiders(zwiftIds: readonly number[]): Promise<Map<number, RiderCard>> {
    const known = await this.figures.listKnown(zwiftIds);
    return new Map(
      [...known].map(
        ([
          id,
          {
            figures: { bests: _ofLists, ...card },
          },
        ]) => [id, card],
      ),
    );
  }
}
