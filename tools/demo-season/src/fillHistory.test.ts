import { history } from '@otryv/game-simulator';
import { describe, expect, it } from 'vitest';
import { fillHistory } from './fillHistory.ts';

const anchor = '2026-01-10T12:00:00.000Z';
const all = history(new Date(anchor)).map(({ id }) => id);

/** Mocks the API: the task adds races, each pause brings the results of `perPause`. */
function aServer({ perPause = 40, isIn = [] as readonly number[], refuses = '' } = {}) {
  const added = new Set<number>(isIn);
  const results = new Set<number>(isIn);
  const calls: string[][] = [];
  const lines: string[] = [];
  const fill = () =>
    fillHistory({
      anchor,
      address: 'http://localhost:1',
      log: (line: string) => lines.push(line),
      runTask: async (words) => {
        calls.push([...words]);
        if (refuses)
          throw new Error(
            words
              .slice(2, 4)
              .map((id) => `${id}: ${refuses}: words.`)
              .join('\n'),
          );
        for (const word of words) if (/^\d+$/.test(word)) added.add(Number(word));
        return [];
      },
      withResults: async () => results,
      pause: async () => {
        const waiting = [...added].filter((id) => !results.has(id));
        for (const id of waiting.slice(0, perPause)) results.add(id);
        if (waiting.length === 0 && refuses) for (const id of all) results.add(id);
      },
    });
  return { fill, calls, lines, added };
}
const byNumber = (one: number, other: number) => one - other;
const idsOf = (words: readonly string[]) => words.filter((word) => /^\d+$/.test(word)).map(Number);

describe('fillHistory', () => {
  it('adds every race once, latest first, and waits for all results', async () => {
    const server = aServer();

    await server.fill();

    const ids = server.calls.flatMap(idsOf);
    expect(ids.toSorted(byNumber)).toEqual(all.toSorted(byNumber));
    const [first = [], last = []] = [server.calls[0], server.calls.at(-1)].map((words) => idsOf(words ?? []));
    expect(Math.max(...first)).toBeLessThan(Math.min(...last));
    expect(server.lines.at(-1)).toBe('The history is in.');
    expect(server.lines.filter((line) => /history \d+ of \d+/.test(line)).length).toBeGreaterThan(3);
  });

  it('continues after an interruption, adding only races without results', async () => {
    const server = aServer({ isIn: all.slice(0, 150) });

    await server.fill();

    expect(server.calls.flatMap(idsOf).toSorted(byNumber)).toEqual(all.slice(150).toSorted(byNumber));
  });

  it('accepts existing races without results', async () => {
    const server = aServer({ refuses: 'event_known' });

    await server.fill();

    expect(server.lines.at(-1)).toBe('The history is in.');
  });

  it('rejects with the output of a failed task', async () => {
    await expect(aServer({ refuses: 'game_unavailable' }).fill()).rejects.toThrow('game_unavailable');
  });

  it('passes the organizer and the protocol of each race', async () => {
    const server = aServer();

    await server.fill();

    const kinds = new Set(server.calls.map((words) => words.slice(-4).join(' ')));
    expect(kinds.size).toBe(5);
    expect([...kinds]).toContain('--organizer КРОНА --protocol catchUp');
  });
});
