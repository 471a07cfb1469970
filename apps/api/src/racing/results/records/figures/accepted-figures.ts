import { Injectable } from '@nestjs/common';
import type { SessionOrNone } from '../../../../kernel/database/session.ts';
import { ImplausibleFiguresRepository } from './implausible-figures.repository.ts';
import type { AcceptedFigure } from './judged-figures.ts';

/** Accepted figure of a race. */
export interface AcceptedInRace extends AcceptedFigure {
  eventId: number;
}

/** Values accepted by moderators, for the domains that use figures. */
@Injectable()
export class AcceptedFigures {
  constructor(private readonly figures: ImplausibleFiguresRepository) {}

  /** Lists acceptances of these accounts in all races whose latest protocol still has the accepted value. */
  listByAccounts(profileIds: readonly number[]): Promise<AcceptedInRace[]> {
    return this.figures.listAccepted(profileIds);
  }

  listByEvents(eventIds: readonly number[], session: SessionOrNone): Promise<AcceptedInRace[]> {
    return this.figures.listAcceptedIn(eventIds, session);
  }
}
