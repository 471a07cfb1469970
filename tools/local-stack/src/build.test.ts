import { describe, expect, it } from 'vitest';
import { buildProblem } from './build.ts';

describe('buildProblem', () => {
  it.each([
    ['its signal', 'some output', 'SIGKILL'],
    // A wrapper of the compiler may turn the signal into an exit code.
    ['the lack of output', '\n', null],
  ] as const)('names the lack of memory by %s', (_by, output, signal) => {
    expect(buildProblem('api', output, signal).message).toMatch(/^Building api was ended .+ lack of memory: .+swap/);
  });

  it('repeats what the compiler printed', () => {
    expect(buildProblem('api', 'a.ts(1,1): error TS1', null).message).toBe(
      'Building api failed:\na.ts(1,1): error TS1',
    );
  });
});
