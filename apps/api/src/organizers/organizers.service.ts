import { Injectable } from '@nestjs/common';
import { type Organizer, OrganizersRepository } from './organizers.repository.ts';

@Injectable()
export class OrganizersService {
  constructor(private readonly organizers: OrganizersRepository) {}

  /** The organizer of that name, made when there is none. */
  ensure(name: string): Promise<Organizer> {
    return this.organizers.ensure(name.trim());
  }
}
