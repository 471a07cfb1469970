import { describe, expect, it } from 'vitest';
import { fillSeason } from './fillSeason.ts';

const anchor = '2026-01-10T12:00:00.000Z';

/** Mocks the API's tasks; the callback returns the error code of a task for an id, if any. */
function aServer(error: (task: string, id: string) => string | null = () => null) {
  const calls: string[] = [];
  const concatenated: string[] = [];
  let pauses = 0;
  const runTask = async (args: readonly string[], log: (line: string) => void = () => undefined) => {
    const [area = '', action = '', ...rest] = args;
    const ids = rest.filter((word) => /^\d+$/.test(word));
    let isFailed = false;
    const lines = ids.map((id) => {
      calls.push(`${action} ${id}`);
      const code = error(`${area} ${action}`, id);
      isFailed ||= code !== null;
      const line = `${id}: ${code ? `${code}: words.` : action === 'add' ? 'added' : '9 finished, 1 did not, a new version'}`;
      log(line);
      return line;
    });
    // Node prints warnings on the same stream as the error of a task.
    if (isFailed) throw new Error([...lines, '(node:7) Warning: the environment is odd.'].join('\n'));
    return lines;
  };
  const fill = () =>
    fillSeason({
      seed: 1,
      anchor,
      runTask,
      log: (line) => concatenated.push(line),
      pause: async () => {
        pauses += 1;
      },
    });
  return { fill, calls, concatenated, pauses: () => pauses };
}

describe('fillSeason', () => {
  it('adds every race once and imports every finished one once', async () => {
    const server = aServer();

    await server.fill();

    expect(new Set(server.calls).size).toBe(server.calls.length);
    expect(server.calls.filter((call) => call.startsWith('import')).length).toBeGreaterThan(5);
    expect(server.pauses()).toBe(0);
  });

  it('continues after an interrupted run: known races are not an error', async () => {
    const server = aServer((task, id) => (task === 'event add' && Number(id) % 2 === 0 ? 'event_known' : null));

    await server.fill();

    expect(server.concatenated.at(-1)).toMatch(/The demo season is in/);
  });

  it('skips official protocols that an interrupted run had imported', async () => {
    const server = aServer((task, id) =>
      task === 'result import' && Number(id) % 2 === 0 ? 'protocol_official' : null,
    );

    await server.fill();

    expect(server.concatenated.at(-1)).toMatch(/The demo season is in/);
    expect(server.pauses()).toBe(0);
  });

  it('waits for races imported by another process, and imports only those again', async () => {
    const busy = new Map<string, number>();
    const server = aServer((task, id) => {
      const asked = (busy.get(id) ?? 0) + 1;
      busy.set(id, asked);
      return task === 'result import' && Number(id) % 3 === 0 && asked < 5 ? 'import_running' : null;
    });

    await server.fill();
    const imports = server.calls.filter((call) => call.startsWith('import'));
    const turns = imports.map((call) => imports.filter((other) => other === call).length);

    expect(new Set(turns)).toEqual(new Set([1, 4]));
    expect(server.pauses()).toBe(3);
    expect(server.concatenated.filter((line) => line.includes('waiting'))).toHaveLength(1);
  });

  it('gives up on a race whose import never ends, naming it', async () => {
    const server = aServer((task) => (task === 'result import' ? 'import_running' : null));

    await expect(server.fill()).rejects.toThrow(/imported without an end/);
  });

  it('rejects with the output of a task that reports nothing about its events', async () => {
    const runTask = () => Promise.reject(new Error('MongoServerSelectionError: no server'));

    await expect(fillSeason({ seed: 1, anchor, runTask, log: () => undefined })).rejects.toThrow('no server');
  });

  it.each([
    ['event add', 'game_unavailable'],
    ['result import', 'game_answer_invalid'],
  ])('rejects with the lines of the failure: %s', async (failing, code) => {
    const server = aServer((task) => (task === failing ? code : null));

    await expect(server.fill()).rejects.toThrow(code);
  });
});
