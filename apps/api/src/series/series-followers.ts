import { Injectable } from '@nestjs/common';
import type { StageRow } from '@otryv/contract';
import type { StoredEvent } from '../events/events.service.ts';
import type { Session } from '../platform/database/session.ts';

/** A series with the protocols of its stages as they are now. */
export interface FoldedSeries {
  series: { id: string; name: string; urlSlug: string; isPublished: boolean };
  /** Its races, the earliest first. */
  events: readonly StoredEvent[];
  /** By order. */
  stages: ReadonlyMap<number, { eventIds: readonly number[]; rows: readonly StageRow[] }>;
}

type Follower = (folded: FoldedSeries, session: Session) => Promise<void>;
type Deletion = (seriesId: string, session: Session) => Promise<void>;

/** What domains do when the stages of a series are folded or the series is deleted, in the transaction of the change. */
@Injectable()
export class SeriesFollowers {
  private readonly followers: Follower[] = [];
  private readonly deletions: Deletion[] = [];

  add(follower: Follower): void {
    this.followers.push(follower);
  }

  addDeletion(deletion: Deletion): void {
    this.deletions.push(deletion);
  }

  async run(folded: FoldedSeries, session: Session): Promise<void> {
    for (const follower of this.followers) await follower(folded, session);
  }

  async deleted(seriesId: string, session: Session): Promise<void> {
    for (const deletion of this.deletions) await deletion(seriesId, session);
  }
}
