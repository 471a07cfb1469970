import { eventDetails } from '@otryv/contract/schemas';
import { readProtocol } from './protocolFaults.ts';
import type { TestBed } from './testBed.ts';

/** Acknowledged writes, which must never be lost. */
export interface Ledger {
  /** Ids of acknowledged decisions. */
  decisions: Set<string>;
  /** Reasons of acknowledged category changes, each of one decision. */
  reasons: Set<string>;
  /** Added events. */
  events: Set<number>;
  /** Number of finishers of the last acknowledged import of the race. */
  finishers: number;
  /** Number of acknowledged writes in the whole drill. */
  counts: { imports: number; decisions: number; events: number };
}

/** Expected state of a race after a kill. */
export interface Expectation {
  race: number;
  /** Minimum and maximum number of finishers in a complete version now. */
  finishers: readonly [number, number];
  /** Content hash of each version seen by a reader. */
  seen: ReadonlyMap<number, string>;
}

/** Returns lost, duplicated or partial data; empty on success. */
export async function lossesOf(
  { address, store }: TestBed,
  ledger: Ledger,
  { race, finishers, seen }: Expectation,
): Promise<string[]> {
  const answer = await fetch(`${address}/api/race/results/${race}`);
  const read = readProtocol(await answer.text());
  const losses = await store.faults(race);
  if ('faults' in read) return [...losses, ...read.faults];

  const { protocol, contentHash } = read;
  const reported = protocol.totalFinishedCount ?? 0;
  const [fewest, most] = finishers;
  if (reported < fewest || reported > most)
    losses.push(`${reported} finishers are served, should be ${fewest} to ${most}`);

  const versions = await store.versions(race);
  for (const [version, hash] of [...seen, [protocol.version, contentHash] as const]) {
    if (versions.get(version) !== hash) losses.push(`version ${version} differs from the version that was served`);
  }
  if (protocol.version !== Math.max(...versions.keys())) losses.push(`version ${protocol.version} is not the latest`);

  const decisions = await store.decisions(race);
  const stored = new Set(decisions.map(({ _id }) => String(_id)));
  for (const id of ledger.decisions) if (!stored.has(id)) losses.push(`decision ${id} is lost`);
  for (const reason of ledger.reasons) {
    const made = decisions.filter((decision) => decision.reason === reason).length;
    if (made !== 1) losses.push(`the decision «${reason}» is there ${made} times`);
  }
  const changes = protocol.modifiedResults.moderators.length;
  if (changes !== decisions.length) losses.push(`${changes} of ${decisions.length} decisions are in the protocol`);
  const undone = new Set(decisions.map(({ body }) => body.undoes));
  const out = decisions.filter(({ body, _id }) => body.type === 'disqualification' && !undone.has(String(_id)));
  const shownOut = protocol.results.filter(({ disqualification }) => disqualification === 'DSQ');
  if (textOf(out) !== textOf(shownOut)) losses.push(`${textOf(shownOut)} are out, decided was ${textOf(out)}`);

  return [...losses, ...(await lostEvents(address, ledger.events))];
}

function textOf(riders: readonly { profileId: number }[]): string {
  return [...new Set(riders.map(({ profileId }) => profileId))].toSorted((a, b) => a - b).join(' ');
}

async function lostEvents(address: string, events: ReadonlySet<number>): Promise<string[]> {
  const losses = await Promise.all(
    [...events].map(async (id) => {
      const answer = await fetch(`${address}/api/race/events/${id}`);
      if (!answer.ok) return [`event ${id} is lost: ${answer.status}`];
      const { data } = eventDetails.safeParse(await answer.json());
      return data && data.event.signedRiders.length > 0 ? [] : [`event ${id} is incomplete`];
    }),
  );
  return losses.flat();
}
