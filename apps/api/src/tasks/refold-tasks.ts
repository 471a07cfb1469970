import type { INestApplicationContext } from '@nestjs/common';
import { ProtocolRefolds } from '../racing/results/publish/protocol-refolds.ts';
import { SeriesRefolds } from '../racing/series/publish/series-refolds.ts';

/** Starts recomputing all stored results by the latest rules; a dry run instead prints what that would change. */
export async function refoldResults(
  app: INestApplicationContext,
  isDryRun: boolean,
  log: (line: string) => void,
): Promise<number> {
  const protocols = app.get(ProtocolRefolds, { strict: false });
  const series = app.get(SeriesRefolds, { strict: false });
  if (isDryRun) {
    const changed = await protocols.report(log);
    log(`changed places or points in protocols: ${changed}; in series: ${await series.report(log)}`);
    return 0;
  }
  await protocols.refoldAll();
  await series.refoldAll();
  log('all results are being refolded in the background');
  return 0;
}
