import { createHash } from 'node:crypto';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';

type Protocol = RaceResults['event'];

/** A protocol as an answer of the API, or what is wrong with it. */
export type ReadProtocol = { protocol: Protocol; contentHash: string } | { faults: string[] };

/** Reads an answer and looks whether it is a whole protocol: of the contract, each rider once, ranks and gaps by the times. */
export function readProtocol(text: string): ReadProtocol {
  let concatenated: unknown;
  try {
    concatenated = JSON.parse(text);
  } catch {
    return { faults: [`no JSON: ${text.slice(0, 60)}`] };
  }
  const answer = raceResults.safeParse(concatenated);
  if (!answer.success) return { faults: [`not of the contract: ${answer.error.issues[0]?.path.join('.')}`] };
  const protocol = answer.data.event;
  const faults = protocolFaults(protocol);
  return faults.length > 0 ? { faults } : { protocol, contentHash: contentHash(answer.data) };
}

/** As the API writes it beside each version: of the JSON without version and date, and what calendars and routes add. */
function contentHash({ event: { revision: _ofCalendars, ...event }, routes }: RaceResults): string {
  const plain = routes.map(({ heights: _later, ...route }) => route);
  const bare = { event: { ...event, updated: null, version: 0 }, routes: plain };
  return createHash('sha256').update(JSON.stringify(bare)).digest('base64url');
}

/** What the checks look at in a row. */
export interface ProtocolLine {
  profileId: number;
  rankEvent: number;
  gap: number | null;
  isDisqualification: boolean;
  disqualification: string | null;
  activityData: { durationInMilliseconds: { value: number | null } };
}

/** What is wrong with a protocol of one classification from a common start: riders, numbers, places, gaps. */
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
    ...(finishers === totalFinishedCount ? [] : [`${finishers} finishers, told are ${totalFinishedCount}`]),
    ...rankFaults(results),
  ];
}

/** The place is one more than the number of faster riders. */
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
