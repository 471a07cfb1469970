import { basename, dirname } from 'node:path';
import type { SourceGraph } from './sourceGraph.ts';

export interface TestsToChoose {
  changed: readonly string[];
  graph: SourceGraph;
  /** Returns the expected seconds of a test file on one core. */
  seconds: (test: string) => number;
  /** Budget in core seconds. */
  budgetSeconds: number;
}

export interface Chosen {
  run: string[];
  /** Test files that the change reaches, beyond the budget. */
  leftOut: string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Chooses the test files nearest to a change, as many as fit the budget.
 *
 * First changed tests, then those next to a changed file, those of the same domain in contract, API and screens, and
 * then by the number of imports in between.
 */
export function chooseTests({ changed, graph, seconds, budgetSeconds }: TestsToChoose): Chosen {
  const distances = distancesFrom(changed, graph);
  const domains = new Set(changed.map(domainOf).filter(Boolean));
  const tests = [...graph.keys()].filter(isTest);
  const rankOf = (test: string) => {
    if (changed.includes(test)) return 0;
    if (changed.some((file) => dirname(file) === dirname(test) && stemOf(file) === stemOf(test))) return 1;
    if (changed.some((file) => dirname(file) === dirname(test))) return 2;
    if (domains.has(domainOf(test))) return 3;
    return 4 + (distances.get(test) ?? Number.POSITIVE_INFINITY);
  };
  const ranked = tests
    .map((test) => ({ test, rank: rankOf(test) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((a, b) => a.rank - b.rank || seconds(a.test) - seconds(b.test) || a.test.localeCompare(b.test));

  const chosen: Chosen = { run: [], leftOut: [] };
  let left = budgetSeconds;
  for (const { test } of ranked) {
    const cost = seconds(test);
    if (cost <= left) {
      chosen.run.push(test);
      left -= cost;
    } else chosen.leftOut.push(test);
  }
  return chosen;
}

/** Returns the number of imports from each file to the nearest changed one. */
function distancesFrom(changed: readonly string[], graph: SourceGraph): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      queue.push(importer);
    }
  }
  return distances;
}

/**
 * Returns the folder that names the domain: `events` in contract, API and screens alike; empty directly in `src`. In
 * the API it is inside its area.
 */
function domainOf(file: string): string {
  const ofApi = /^apps\/api\/src\/[^/]+\/([^/]+)\//.exec(file)?.[1];
  const inside = ofApi ?? /(?:^|\/)src\/(?:(?:app|lib|features)\/(?:shared\/)?)?([^/]+)\//.exec(file)?.[1] ?? '';
  return inside.toLowerCase();
}

function stemOf(file: string): string {
  return basename(file).split('.')[0] ?? '';
}
