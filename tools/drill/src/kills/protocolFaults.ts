import { createHash } from 'node:crypto';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';

type Protocol = RaceResults['event'];

/** Protocol in a response of the API, or its defects. */
export type ReadProtocol = { protocol: Protocol; contentHash: string } | { faults: string[] };

/**
 * Parses a response and checks that it is a complete protocol: matches the contract, lists each rider once, ranks and
 * gaps match the times.
 */
export function readProtocol(text: string): ReadProtocol {
  let concatenated: unknown;
  try {
    concatenated = JSON.parse(text);
  } catch {
    return { faults: [`no JSON: ${text.slice(0, 60)}`] };
  }
  const answer = raceResults.safeParse(concatenated);
  if (!answer.success) return { faults: [`violates the contract: ${answer.error.issues[0]?.path.join('.')}`] };
  const protocol = answer.data.event;
  const faults = protocolFaults(protocol);
  return faults.length > 0 ? { faults } : { protocol, contentHash: contentHash(answer.data) };
}

/**
 * Computes the hash as the API stores it with each version: of the JSON without version and date, and without the parts
 * that calendars and routes add.
 */
function contentHash({ event: { revision: _ofCalendars, ...event }, routes }: RaceResults): string {
  const plain = routes.map(({ heights: _later, ...route }) => route);
  const bare = { event: { ...event, updated: null, version: 0 }, routes: plain };
  return createHash('sha256').update(JSON.stringify(bare)).digest('base64url');
}

/** Checked part of a row. */
export interface ProtocolLine {
  profileId: number;
  rankEvent: number;
  gap: number | null;
  isDisqualification: boolean;
  disqualification: string | null;
  activityData: { durationInMilliseconds: { value: number | null } };
}

/** Returns the defects of a protocol of one classification with a common start: riders, numbers, ranks, gaps. */
export function protocolFaults({
  results,
  totalFinishedCount,
}: {
  results: readonly ProtocolLine[];
  totalFinishedCount: number | null;
}): string[] {
  const riders = new Set(results.map(({ profileId }) => profileId)).size;
  const finishers = results.filter(({ disqualification }) => disqualification !== 'DNF').length;
  return [
    ...(riders === results.length ? [] : [`${results.length} rows of ${riders} riders`]),
    ...(finishers === totalFinishedCount ? [] : [`${finishers} finishers, reported are ${totalFinishedCount}`]),
    ...rankFaults(results),
  ];
}

/** Checks that each rank is one more than the number of faster riders. */
function rankFaults(results: readonly ProtocolLine[]): string[] {
  const timeOf = ({ activityData }: ProtocolLine) => activityData.durationInMilliseconds.value ?? Number.NaN;
  const times = results.filter(({ isDisqualification }) => !isDisqualification).map(timeOf);
  const leader = Math.min(...times);
  return results.flatMap((row) => {
    const isOut = row.isDisqualification;
    const place = isOut ? 0 : 1 + times.filter((time) => time < timeOf(row)).length;
    const gap = isOut ? null : timeOf(row) - leader;
    if (row.rankEvent === place && row.gap === gap) return [];
    return [`${row.profileId} is ${row.rankEvent} at ${row.gap} ms, should be ${place} at ${gap} ms`];
  });
}
