import type { Play } from './acts.ts';
import { readProtocol } from './protocolFaults.ts';
import type { Victim, VictimOutcome } from './victim.ts';

/** Disqualifies somebody in the classification, or takes such a decision back. */
export async function decide({ theatre, racing, ledger, random }: Play): Promise<Victim> {
  const race = String(racing.id);
  const stored = await theatre.store.decisions(racing.id);
  const undone = new Set(stored.map(({ undoes }) => String(undoes)));
  const open = stored.filter(({ type, _id }) => type === 'disqualification' && !undone.has(String(_id)));
  const [last] = open.filter(({ _id }) => ledger.decisions.has(String(_id)));
  if (last && random() < 0.5) return theatre.task('result', 'undo', race, String(last._id), '--author', 'Drill');
  const answer = await fetch(`${theatre.address}/api/race/results/${race}`);
  const read = readProtocol(await answer.text());
  const riders =
    'protocol' in read ? read.protocol.results.filter(({ isDisqualification }) => !isDisqualification) : [];
  const rider = riders[Math.floor(random() * riders.length)];
  if (!rider) throw new Error(`Nobody can be disqualified in ${race}.`);
  const label = ['--label', 'DSQ', '--author', 'Drill', '--reason', 'A drill'];
  return theatre.task('result', 'decide', race, String(rider.profileId), ...label);
}

/** Notes a decision that was acknowledged. */
export function takeDecision({ ledger }: Play, { code, lines }: VictimOutcome): void {
  const id = lines.at(-1);
  if (code !== 0 || !id) return;
  ledger.decisions.add(id);
  ledger.counts.decisions += 1;
}
