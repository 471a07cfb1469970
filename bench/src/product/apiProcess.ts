import { type ChildProcess, fork } from 'node:child_process';

export interface ApiProcess<Ask> {
  /** Sends a request to the process; rejects if the process exits before it responds. */
  ask: <Answer = object>(message: Ask) => Promise<Answer>;
  stop: () => void;
}

/** Starts a script that creates the built API in a separate process. */
export function forkApi(
  script: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return fork(script, args, { env: { ...process.env, NODE_ENV: 'production', ...environment }, execArgv: [] });
}

/** Starts a script that calls `answerParent` after it has created the built API. */
export function startApiProcess<Ask extends string | object>(
  script: string,
  environment: Record<string, string>,
): ApiProcess<Ask> {
  const child = forkApi(script, environment);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} stopped with code ${code}.`)));
  });
  ended.catch(() => undefined);
  return {
    ask: (message) => {
      const answered = new Promise<never>((resolve) => {
        child.once('message', resolve as (message: unknown) => void);
      });
      child.send(message);
      return Promise.race([answered, ended]);
    },
    stop: () => void child.kill(),
  };
}

/** Responds to the requests of the parent process; an error ends this process. */
export function answerParent<Ask>(answer: (message: Ask) => Promise<object>): void {
  process.on('message', (message: Ask) => {
    answer(message).then(
      (found) => process.send?.(found),
      (error: Error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
