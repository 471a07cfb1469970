import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type Organizer, OrganizersRepository } from './organizers.repository.ts';

@Injectable()
export class OrganizersService {
  constructor(private readonly organizers: OrganizersRepository) {}

  /** The organizer of that name, made when there is none. */
  ensure(name: string): Promise<Organizer> {
    return this.organizers.ensure(name.trim());
  }

  /** Those of the ids that exist, by name. */
  async byIds(ids: readonly Types.ObjectId[]): Promise<Organizer[]> {
    const organizers = await this.organizers.byIds(ids);
    return organizers.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  }
}
