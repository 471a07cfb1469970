import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';

/** The rights that follow from what a user owns in some domain. */
export type DomainRights = Partial<Pick<Identity, 'clubs' | 'organizerId' | 'team'>>;

/** What a domain grants a user; it reads the database anew at each call, so that a right ends at once. */
export const rightsOfUser = defineQuestion<{ userId: string }, DomainRights>('rights of a user');

/** The rights of a user from the domains they follow from, so that accounts need not know those domains. */
@Injectable()
export class Rights {
  constructor(private readonly hooks: Hooks) {}

  async findByUser(userId: string): Promise<Required<DomainRights>> {
    const granted = await this.hooks.ask(rightsOfUser, { userId });
    return Object.assign({ clubs: [], organizerId: null, team: null }, ...granted);
  }
}
