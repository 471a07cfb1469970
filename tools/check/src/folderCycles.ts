import { dirname, relative } from 'node:path';
import type { SourceGraph } from './sourceGraph.ts';

const test = /\.(test|stories)\.tsx?$|(^|\/)testing\//;
const sources = [
  'apps/api/src',
  'apps/portal/src',
  'packages/contract/src',
  'packages/race/src',
  'packages/ui/src',
  'packages/tables/src',
  'packages/forms/src',
];

/** Returns the cycles between folders of our sources, each with its source. */
export function cyclesInSources(graph: SourceGraph): string[] {
  return sources.flatMap((source) => folderCycles(graph, source).map((cycle) => `${source}: ${cycle}`));
}

/**
 * Returns the import cycles between folders under `source`, at any depth, including types: each cycle as one line of
 * its folders. Files directly in `source` compose the folders and are ignored; tests and their builders may import
 * anything.
 */
export function folderCycles(graph: SourceGraph, source: string): string[] {
  const inSource = (file: string) => file.startsWith(`${source}/`) && !test.test(file);
  const imports = [...graph].flatMap(([file, targets]) =>
    inSource(file) ? [...targets].filter(inSource).map((target) => [file, target] as const) : [],
  );
  const depths = new Set(imports.flat().map((file) => foldersOf(file, source).length));
  const deepest = Math.max(0, ...depths);
  const found = new Set<string>();
  for (let depth = 1; depth <= deepest; depth++) {
    for (const circle of circlesOf(foldersAt(imports, source, depth))) found.add(circle.toSorted(byName).join(' ↔ '));
  }
  return [...found];
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en');

function foldersOf(file: string, source: string): string[] {
  return relative(source, dirname(file)).split('/').filter(Boolean);
}

/** Returns the imports between folders; folders below `depth` are merged into their ancestor at that depth. */
function foldersAt(imports: readonly (readonly [string, string])[], source: string, depth: number) {
  const folders = new Map<string, Set<string>>();
  const folderAt = (file: string) => foldersOf(file, source).slice(0, depth).join('/');
  for (const [file, target] of imports) {
    const from = folderAt(file);
    const to = folderAt(target);
    if (from === '' || to === '' || from === to) continue;
    const targets = folders.get(from) ?? new Set();
    folders.set(from, targets.add(to));
  }
  return folders;
}

/** Returns groups of folders that all reach each other. */
function circlesOf(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachedFrom(folder, folders)]));
  const circles: string[][] = [];
  const placed = new Set<string>();
  for (const [folder, reached] of reach) {
    if (placed.has(folder)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(folder));
    for (const member of circle) placed.add(member);
    if (circle.length > 1) circles.push(circle);
  }
  return circles;
}

function reachedFrom(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of folders.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
