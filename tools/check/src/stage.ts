import type { CommandResult } from '@otryv/local-stack';
import type { Outcome } from './counts.ts';

export interface Stage {
  name: string;
  /** CPU tokens that it occupies while it runs. */
  cores: 1 | 2;
  /** Stages that must pass first. */
  needs?: readonly string[];
  /** Expected wall time in seconds; the longest chain of stages starts first. */
  seconds: number;
  /** Paths from the root whose contents decide the result; all files by default. */
  inputs?: readonly string[];
  /** Whether the result holds for one day of Moscow only, because the tests read the clock. */
  readsClock?: boolean;
  /** Whether it builds inputs of other stages and is never reused. */
  isBuild?: boolean;
  run: (context: StageContext) => Promise<Outcome>;
}

export interface StageContext {
  /** Number of workers. */
  cores: number;
  /** Test files to run; all if empty. */
  files: readonly string[];
  /** File to which the runner writes its counts. */
  report: string;
  /** Runs a tool of the workspace, or `node`, with the temporary folder of the stage. */
  command: (args: readonly string[], env?: Record<string, string>) => Promise<CommandResult>;
}
