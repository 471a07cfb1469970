import type { INestApplicationContext } from '@nestjs/common';
import { DecisionsService } from '../racing/results/decide/decisions.service.ts';
import { operator } from '../racing/results/records/actor.ts';
import { readIds, text, UsageError, type Values } from './arguments.ts';

/** Decides about a rider, undoes a decision, or lists those of an event. */
export async function decide(
  app: INestApplicationContext,
  name: string,
  rest: string[],
  values: Values,
  log: (line: string) => void,
): Promise<number> {
  const service = app.get(DecisionsService);
  const [gameId = 0] = readIds(rest.slice(0, 1));
  if (name === 'result decisions') {
    for (const decision of await service.listByEvent(gameId)) log(JSON.stringify(decision));
    return 0;
  }
  const author = text(values.author);
  if (!author) throw new UsageError('Pass the author of the decision: --author NAME.');
  const reason = text(values.reason) ?? null;
  if (name === 'result undo') {
    const { ids } = await service.undo({ gameId, decisionId: rest[1] ?? '', reason }, operator(author));
    log(ids[0] ?? '');
    return 0;
  }
  const { label } = values;
  if (label !== 'DSQ' && label !== 'OFR') throw new UsageError('--label must be DSQ or OFR.');
  const [profileId = 0] = readIds(rest.slice(1, 2));
  log(await service.disqualify({ gameId, profileId, label, reason, author }));
  return 0;
}
