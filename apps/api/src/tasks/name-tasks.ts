import type { INestApplicationContext } from '@nestjs/common';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { skeletonOf } from '../platform/names/name-skeleton.ts';
import { TeamsService } from '../teams/teams.service.ts';

/** Lists the teams and organizers whose names or short names look alike: they were named before such names were refused. */
export async function listLookAlikes(app: INestApplicationContext, say: (line: string) => void): Promise<number> {
  const kinds = { team: await app.get(TeamsService).all(), organizer: await app.get(OrganizersService).all() };
  for (const [kind, records] of Object.entries(kinds)) {
    for (const field of ['name', 'shortName'] as const) {
      const named = records.flatMap(({ urlSlug, [field]: name }) => (name === null ? [] : [{ urlSlug, name }]));
      for (const alike of Map.groupBy(named, ({ name }) => skeletonOf(name)).values()) {
        const list = alike.map(({ urlSlug, name }) => `«${name}» (${urlSlug})`).join(', ');
        if (alike.length > 1) say(`${kind} ${field}: ${list}`);
      }
    }
  }
  return 0;
}
