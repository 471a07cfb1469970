import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@otryv/local-stack';
import { declarations } from './sourceGraph.ts';

const everything = /export\s+(?:type\s+)?\*\s+from\s+'(\.[^']+)'/g;
const listed = /export\s+(?:type\s+)?\{([^}]*)\}(?:\s+from\s+'(\.[^']+)')?/g;

/** Maps each name that the packages publish to the files that declare it. A re-exported name counts once. */
export function publishedNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const entry of globSync(
    'packages/*/src/{index,schemas,abilities,messages,charts,addresses,changedReads,rendering,settings/cookies,embed/{embed,embedPages,embedSnippets},titles,rows/index}.ts',
    { cwd: root },
  )) {
    for (const [name, file] of exportsOf(join(root, entry))) {
      const files = names.get(name) ?? new Set();
      names.set(name, files.add(relative(root, file)));
    }
  }
  return names;
}

/** Returns the exported names of a file, with the files that declare them. */
function exportsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  const at = (path: string) => join(dirname(file), path);
  for (const [, name = ''] of text.matchAll(declarations)) found.set(name, file);
  for (const [, path = ''] of text.matchAll(everything)) {
    for (const [name, from] of exportsOf(at(path))) found.set(name, from);
  }
  for (const [, names = '', path] of text.matchAll(listed)) {
    if (path === undefined) continue;
    const sources = exportsOf(at(path));
    for (const part of names.split(',')) {
      const [source = '', alias = source] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      const from = sources.get(source);
      // A name re-exported from another package counts for that package only.
      if (from) found.set(alias, from);
    }
  }
  return found;
}
