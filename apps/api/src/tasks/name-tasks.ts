import type { INestApplicationContext } from '@nestjs/common';
import { LookAlikesService } from '../clubs/names/look-alikes.service.ts';

/** Lists the teams and organizers whose names or short names look alike. */
export async function listLookAlikes(app: INestApplicationContext, log: (line: string) => void): Promise<number> {
  for (const { kind, field, owners } of await app.get(LookAlikesService).listAll()) {
    const list = owners.map(({ urlSlug, name }) => `«${name}» (${urlSlug})`).join(', ');
    log(`${kind} ${field}: ${list}`);
  }
  return 0;
}
