import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';

/** The rights that follow from what a user owns in some domain. */
export type DomainRights = Partial<Pick<Identity, 'clubs' | 'organizerId' | 'team'>>;
type Source = (userId: string) => Promise<DomainRights>;

/** Collects the rights of a user from the domains they follow from, so that accounts need not know those domains. */
@Injectable()
export class Rights {
  private readonly sources: Source[] = [];

  /** Registers what a domain grants; it reads the database anew at each call, so that a right ends at once. */
  add(source: Source): void {
    this.sources.push(source);
  }

  async of(userId: string): Promise<Required<DomainRights>> {
    const granted = await Promise.all(this.sources.map((source) => source(userId)));
    return Object.assign({ clubs: [], organizerId: null, team: null }, ...granted);
  }
}
