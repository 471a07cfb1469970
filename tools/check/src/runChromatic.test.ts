import { describe, expect, it } from 'vitest';
import { runChromatic } from './runChromatic.ts';

const node = (code: string) => [process.execPath, '-e', code] as const;
const timeLimitMs = 30_000;

describe('runChromatic', () => {
  it('succeeds without a token, runs nothing and prints how to run it', async () => {
    const { code, message } = await runChromatic({ token: undefined, command: node('process.exit(3)'), timeLimitMs });

    expect(code).toBe(0);
    expect(message).toContain('CHROMATIC_PROJECT_TOKEN');
  });

  it.each([0, 3])("exits with the program's code %i", async (code) => {
    const command = node(`process.exit(process.env.CHROMATIC_PROJECT_TOKEN === 'a' ? ${code} : 9)`);

    expect(await runChromatic({ token: 'a', command, timeLimitMs })).toEqual({ code, message: '' });
  });

  it('stops a program that exceeds the limit, and reports it', async () => {
    const command = node('setInterval(() => {}, 1000)');

    const { code, message } = await runChromatic({ token: 'a', command, timeLimitMs: 200 });

    expect(code).toBe(1);
    expect(message).toContain('was stopped');
  });
});
