import { spawn } from 'node:child_process';

export interface ChromaticRun {
  /** Project token; without it nothing runs. */
  token: string | undefined;
  /** Program and its arguments. */
  command: readonly [program: string, ...words: string[]];
  timeLimitMs: number;
}

export interface ChromaticOutcome {
  code: number;
  /** Message to print in addition to the program's output. */
  message: string;
}

/** Runs Chromatic if a project is configured, for as long as the limit allows. */
export async function runChromatic({ token, command, timeLimitMs }: ChromaticRun): Promise<ChromaticOutcome> {
  if (!token)
    return {
      code: 0,
      message: 'Chromatic is skipped: set CHROMATIC_PROJECT_TOKEN to run it. The pictures of `npm test` are the gate.',
    };
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: 'inherit',
    timeout: timeLimitMs,
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token },
  });

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(outcomeOf(code, signal, timeLimitMs)));
  });
}

function outcomeOf(code: number | null, signal: string | null, timeLimitMs: number): ChromaticOutcome {
  if (signal === null) return { code: code ?? 1, message: '' };
  return {
    code: 1,
    message: `Chromatic was stopped after ${timeLimitMs / 60_000} minutes. Run it again, or raise the limit in tools/check/src/chromatic.ts.`,
  };
}
