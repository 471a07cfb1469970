import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoPeople } from './demoPeople.ts';
import { fillMessages } from './fillMessages.ts';

const anchor = '2026-01-10T12:00:00.000Z';

describe('fillMessages', () => {
  it('subscribes one account to emails before it writes 25 messages for each of eight', async () => {
    const tasks: string[] = [];
    const written: Record<string, unknown[]> = {};
    const runTask = async ([area, action, ...rest]: readonly string[]) => {
      tasks.push(`${area} ${action}`);
      if (area === 'message') Object.assign(written, JSON.parse(await readFile(rest[0] ?? '', 'utf8')));
      return [];
    };

    await fillMessages({ seed: 1, anchor, runTask, log: () => undefined });

    expect(tasks).toEqual(['user letters', 'message add']);
    expect(Object.entries(written).map(([name, messages]) => [name, messages.length])).toEqual(
      demoPeople.map(({ username }) => [username, 25]),
    );
  });

  it('rejects with the output of a failed task', async () => {
    const runTask = () => Promise.reject(new Error('MongoServerSelectionError: no server'));

    await expect(fillMessages({ seed: 1, anchor, runTask, log: () => undefined })).rejects.toThrow('no server');
  });
});
