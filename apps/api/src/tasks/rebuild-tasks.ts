import type { INestApplicationContext } from '@nestjs/common';
import { ProtocolRulesRebuilds } from '../racing/results/publish/protocol-rules-rebuilds.ts';
import { SeriesRulesRebuilds } from '../racing/series/publish/series-rules-rebuilds.ts';

/** Starts recomputing all stored results by the latest rules; a dry run instead prints what that would change. */
export async function rebuildResults(
  app: INestApplicationContext,
  isDryRun: boolean,
  log: (line: string) => void,
): Promise<number> {
  const protocols = app.get(ProtocolRulesRebuilds, { strict: false });
  const series = app.get(SeriesRulesRebuilds, { strict: false });
  if (isDryRun) {
    const changed = await protocols.report(log);
    log(`changed places or points in protocols: ${changed}; in series: ${await series.report(log)}`);
    return 0;
  }
  await protocols.rebuildAll();
  await series.rebuildAll();
  log('all results are being refolded in the background');
  return 0;
}
