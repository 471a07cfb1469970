import { Injectable } from '@nestjs/common';
import type { LookAlikes } from '@otryv/contract';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { skeletonOf } from '../../kernel/names/name-skeleton.ts';
import { listImitations } from '../../kernel/names/shared-names.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { SeriesService } from '../../racing/series/read/series.service.ts';

const fields = ['name', 'shortName'] as const;

@Injectable()
export class LookAlikesService {
  constructor(
    private readonly teams: TeamsService,
    private readonly organizers: OrganizersService,
    private readonly series: SeriesService,
    private readonly events: EventCatalogue,
  ) {}

  /**
   * Lists the teams and organizers whose names or short names look alike, and the series and events of several
   * organizers whose names look alike and differ: they were named before such names were rejected, or in the game.
   */
  async listAll(): Promise<LookAlikes[]> {
    return [...(await this.listUnique()), ...(await this.listShared())];
  }

  private async listUnique(): Promise<LookAlikes[]> {
    const kinds = { team: await this.teams.listAll(), organizer: await this.organizers.listAll() };
    return (['team', 'organizer'] as const).flatMap((kind) =>
      fields.flatMap((field) => {
        const named = kinds[kind].flatMap(({ urlSlug, [field]: name }) => (name === null ? [] : [{ urlSlug, name }]));
        const groups = [...Map.groupBy(named, ({ name }) => skeletonOf(name)).values()];
        return groups.filter(({ length }) => length > 1).map((owners) => ({ kind, field, owners }));
      }),
    );
  }

  private async listShared(): Promise<LookAlikes[]> {
    const kinds = { series: await listImitations(this.series), event: await listImitations(this.events) };
    return (['series', 'event'] as const).flatMap((kind) =>
      kinds[kind].map((owners) => ({
        kind,
        field: 'name' as const,
        owners: owners.map(({ urlSlug, name }) => ({ urlSlug, name })),
      })),
    );
  }
}
