import { describe, expect, it } from 'vitest';
import { type ProtocolLine, protocolFaults, readProtocol } from './protocolFaults.ts';

function aLine(profileId: number, timeMs: number, rankEvent: number, gap: number | null): ProtocolLine {
  const isOut = rankEvent === 0;
  return {
    profileId,
    rankEvent,
    gap,
    isDisqualification: isOut,
    disqualification: isOut ? 'DNF' : null,
    activityData: { durationInMilliseconds: { value: timeMs } },
  };
}

describe('protocolFaults', () => {
  const winner = aLine(1, 1000, 1, 0);
  const second = aLine(2, 1500, 2, 500);
  const equal = aLine(3, 1500, 2, 500);
  const unfinished = aLine(4, 900, 0, null);

  it('finds nothing in a complete protocol, including equal times and riders who did not finish', () => {
    const results = [winner, second, equal, unfinished];

    expect(protocolFaults({ results, totalFinishedCount: 3 })).toEqual([]);
  });

  it.each([
    { what: 'a row that is missing', results: [winner, second], total: 3, fault: /2 finishers, reported are 3/ },
    { what: 'a row that came twice', results: [winner, second, second], total: 3, fault: /3 rows of 2 riders/ },
    { what: 'the first half of a fold', results: [second, equal], total: 2, fault: /should be 1 at 0 ms/ },
    {
      what: 'a place of an older fold',
      results: [winner, { ...second, rankEvent: 3 }],
      total: 2,
      fault: /is 3 at 500/,
    },
    { what: 'a gap of an older fold', results: [winner, { ...second, gap: 400 }], total: 2, fault: /at 400 ms/ },
  ])('finds $what', ({ results, total, fault }) => {
    expect(protocolFaults({ results, totalFinishedCount: total }).join()).toMatch(fault);
  });
});

describe('readProtocol', () => {
  it.each([
    { what: 'half an answer', text: '{"event":{"results":[{"prof', fault: /no JSON/ },
    {
      what: 'an answer of another shape',
      text: '{"event":{"results":[]},"routes":[]}',
      fault: /violates the contract/,
    },
  ])('reports $what', ({ text, fault }) => {
    expect(readProtocol(text)).toEqual({ faults: [expect.stringMatching(fault)] });
  });
});
