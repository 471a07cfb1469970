import { Injectable } from '@nestjs/common';
import type { contract, ResponseBody } from '@otryv/contract';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { toSignedRiders } from '../read/event.mapper.ts';
import { EventCatalogue } from '../read/event-catalogue.ts';
import { EventNotFound } from '../records/events.errors.ts';

type OwnSignedRider = ResponseBody<typeof contract.keys.signedRiders>['data'][number];

/** Sign-ups for an organizer's races, for its own servers. */
@Injectable()
export class OwnSignedRiders {
  constructor(
    private readonly events: EventCatalogue,
    private readonly teams: RiderTeams,
  ) {}

  /** Lists by group, then by first name. Throws EventNotFound, also for other organizers' races. */
  async list(eventId: number, organizerId: string): Promise<OwnSignedRider[]> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    if (event.organizer?.id !== organizerId) throw new EventNotFound();
    const riders = await this.events.listSignedRiders(eventId);
    const teams = await this.teams.listCurrent(riders.map(({ zwiftId }) => zwiftId));
    return toSignedRiders(riders, event.eventSubgroups, {
      known: new Map(),
      mains: new Map(),
      powers: new Map(),
      teams,
    }).map(({ id, firstName, lastName, countryAlpha3, subgroup, subgroupLabel, team }) => ({
      id,
      firstName,
      lastName,
      countryAlpha3,
      subgroup,
      subgroupLabel,
      team,
    }));
  }
}
