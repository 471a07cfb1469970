import { Injectable } from '@nestjs/common';
import type { LookAlikes } from '@otryv/contract';
import { skeletonOf } from '../../kernel/names/name-skeleton.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { TeamsService } from '../teams/read/teams.service.ts';

const fields = ['name', 'shortName'] as const;

@Injectable()
export class LookAlikesService {
  constructor(
    private readonly teams: TeamsService,
    private readonly organizers: OrganizersService,
  ) {}

  /**
   * Lists the teams and organizers whose names or short names look alike: they were named before such names were
   * rejected.
   */
  async listAll(): Promise<LookAlikes[]> {
    const kinds = { team: await this.teams.listAll(), organizer: await this.organizers.listAll() };
    return (['team', 'organizer'] as const).flatMap((kind) =>
      fields.flatMap((field) => {
        const named = kinds[kind].flatMap(({ urlSlug, [field]: name }) => (name === null ? [] : [{ urlSlug, name }]));
        const groups = [...Map.groupBy(named, ({ name }) => skeletonOf(name)).values()];
        return groups.filter(({ length }) => length > 1).map((owners) => ({ kind, field, owners }));
      }),
    );
  }
}
