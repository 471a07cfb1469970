import { readProtocol } from './protocolFaults.ts';
import type { ScenarioInput } from './scenarios.ts';
import type { Victim, VictimOutcome } from './victim.ts';

/** Disqualifies a rider in the classification, or reverts such a decision. */
export async function decide({ testBed, racing, ledger, random }: ScenarioInput): Promise<Victim> {
  const race = String(racing.id);
  const stored = await testBed.store.decisions(racing.id);
  const undone = new Set(stored.map(({ body }) => body.undoes));
  const open = stored.filter(({ body, _id }) => body.type === 'disqualification' && !undone.has(String(_id)));
  const [last] = open.filter(({ _id }) => ledger.decisions.has(String(_id)));
  if (last && random() < 0.5) return testBed.task('result', 'undo', race, String(last._id), '--author', 'Drill');
  const answer = await fetch(`${testBed.address}/api/race/results/${race}`);
  const read = readProtocol(await answer.text());
  const riders =
    'protocol' in read ? read.protocol.results.filter(({ isDisqualification }) => !isDisqualification) : [];
  const rider = riders[Math.floor(random() * riders.length)];
  if (!rider) throw new Error(`No rider can be disqualified in ${race}.`);
  const label = ['--label', 'DSQ', '--author', 'Drill', '--reason', 'A drill'];
  return testBed.task('result', 'decide', race, String(rider.profileId), ...label);
}

/** Records an acknowledged decision. */
export function takeDecision({ ledger }: ScenarioInput, { code, lines }: VictimOutcome): void {
  const id = lines.at(-1);
  if (code !== 0 || !id) return;
  ledger.decisions.add(id);
  ledger.counts.decisions += 1;
}
