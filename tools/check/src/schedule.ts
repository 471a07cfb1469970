import type { Outcome } from './counts.ts';
import type { Stage } from './stage.ts';

export interface ScheduleOptions {
  /** CPU tokens of the run. */
  cores: number;
  /** Whether to start stages after one has failed. */
  continues: boolean;
  run: (stage: Stage) => Promise<Outcome>;
}

/**
 * Runs stages in parallel within the CPU tokens, and resolves to the names of those it did not start.
 *
 * Of the stages that are ready and fit, the one with the longest chain of expected seconds behind it starts first.
 */
export async function schedule(
  stages: readonly Stage[],
  { cores, continues, run }: ScheduleOptions,
): Promise<string[]> {
  const waiting = new Set(stages);
  const passed = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const known = new Set(stages.map(({ name }) => name));
  let free = cores;
  let failed = false;

  const isReady = ({ needs = [], cores: wanted }: Stage) =>
    Math.min(wanted, cores) <= free && needs.every((need) => passed.has(need) || !known.has(need));
  const next = () =>
    [...waiting].filter(isReady).toSorted((a, b) => chainSeconds(b, stages) - chainSeconds(a, stages))[0];

  for (;;) {
    for (let stage = next(); stage && (continues || !failed); stage = next()) start(stage);
    if (running.size === 0) return [...waiting].map(({ name }) => name);
    await Promise.race(running.values());
  }

  function start(stage: Stage): void {
    const tokens = Math.min(stage.cores, cores);
    waiting.delete(stage);
    free -= tokens;
    running.set(
      stage.name,
      run(stage).then((outcome) => {
        running.delete(stage.name);
        free += tokens;
        if (outcome.failed === 0) passed.add(stage.name);
        else failed = true;
      }),
    );
  }
}

/** Returns the expected seconds of a stage and of the longest chain of stages that need it. */
export function chainSeconds(stage: Stage, stages: readonly Stage[]): number {
  const after = stages.filter(({ needs }) => needs?.includes(stage.name));
  return stage.seconds + Math.max(0, ...after.map((later) => chainSeconds(later, stages)));
}

/** Returns the named stages and all that they need, in the order of the list. */
export function withNeeds(names: readonly string[], stages: readonly Stage[]): Stage[] {
  const wanted = new Set<string>();
  const want = (name: string) => {
    wanted.add(name);
    for (const need of stages.find((stage) => stage.name === name)?.needs ?? []) want(need);
  };
  for (const name of names) want(name);
  return stages.filter(({ name }) => wanted.has(name));
}
