import { addAccounts, signIn } from './accounts.ts';
import { listening } from './listening.ts';
import { readProtocol } from './protocolFaults.ts';
import type { ServerVictim, TestBed } from './testBed.ts';

/** Category changes by a judge, on a server that is killed. */
export interface Judging {
  /** Duration of an undisturbed change, in ms. */
  lengthMs: number;
  begin: (race: number) => Promise<BegunChange>;
}

export interface BegunChange {
  at: number;
  victim: ServerVictim;
  /** Resolves to the reason of the change once it is acknowledged; to `null` if it was not. */
  acknowledged: Promise<string | null>;
}

const judge = 'drill-judge';

export async function startJudging(testBed: TestBed, race: number, random: () => number): Promise<Judging> {
  const password = (await addAccounts(testBed, [judge])).get(judge) ?? '';
  await testBed.run('user', 'role', judge, 'admin');
  let count = 0;

  async function begin(of: number): Promise<BegunChange> {
    count += 1;
    const reason = `Change ${count}`;
    const victim = await testBed.startServer({ JOBS: 'false' });
    await listening(victim);
    const token = await signIn(victim.address, judge, password);
    const { rowId, label } = await anotherGroup(testBed, of, random);
    const at = Date.now();
    const acknowledged = fetch(`${victim.address}/api/race/results/${of}/decisions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ value: label, rowIds: [rowId], reason }),
    }).then(
      (response) => (response.ok ? reason : null),
      () => null,
    );
    return { at, victim, acknowledged };
  }

  const first = await begin(race);
  if ((await first.acknowledged) === null) throw new Error('An undisturbed category change was rejected.');
  const lengthMs = Date.now() - first.at;
  first.victim.kill();
  await first.victim.ended;
  return { lengthMs, begin };
}

/** Returns a rider in the classification, and another group of the race. */
async function anotherGroup({ address }: TestBed, race: number, random: () => number) {
  const read = readProtocol(await (await fetch(`${address}/api/race/results/${race}`)).text());
  const rows = 'protocol' in read ? read.protocol.results.filter(({ isDisqualification }) => !isDisqualification) : [];
  const row = rows[Math.floor(random() * rows.length)];
  const others = [...new Set(rows.map(({ subgroupLabel }) => subgroupLabel))].filter(
    (label) => label !== row?.subgroupLabel,
  );
  const label = others[Math.floor(random() * others.length)] ?? 'E';
  if (!row) throw new Error(`No rider in ${race} can change category.`);
  return { rowId: row._id, label };
}
