import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';

/** Permissions that follow from what a user owns in a domain. */
export type DomainRights = Partial<Pick<Identity, 'clubs' | 'organizerId' | 'team'>>;

/**
 * Permissions that a domain grants a user; it queries the database at each call, so that a revocation takes effect
 * immediately.
 */
export const rightsOfUser = defineQuestion<{ userId: string }, DomainRights>('rights of a user');

/** Collects a user's permissions from their domains, so that accounts do not depend on those domains. */
@Injectable()
export class Rights {
  constructor(private readonly hooks: Hooks) {}

  async findByUser(userId: string): Promise<Required<DomainRights>> {
    const granted = await this.hooks.ask(rightsOfUser, { userId });
    return Object.assign({ clubs: [], organizerId: null, team: null }, ...granted);
  }
}
