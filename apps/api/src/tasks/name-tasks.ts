import type { INestApplicationContext } from '@nestjs/common';
import { LookAlikesService } from '../site/names/look-alikes.service.ts';

/** Lists the teams, organizers, series and events whose names look alike. */
export async function listLookAlikes(app: INestApplicationContext, log: (line: string) => void): Promise<number> {
  for (const { kind, field, owners } of await app.get(LookAlikesService).listAll()) {
    const list = owners.map(({ urlSlug, name }) => `«${name}» (${urlSlug})`).join(', ');
    log(`${kind} ${field}: ${list}`);
  }
  return 0;
}
