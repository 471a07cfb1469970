import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '@otryv/local-stack';

/** Imports of each source file, by paths from the root. */
export type SourceGraph = ReadonlyMap<string, ReadonlySet<string>>;

const sources = ['packages/*/{src,build}', 'apps/*/{src,build}', 'tools/*/src', 'e2e/src', 'bench/src', '.storybook'];
const imports = /(?:import|export)\s+([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\)|import\s+'([^']+)'/g;
/** Matches the names that a text declares and exports. */
export const declarations =
  /export\s+(?:abstract\s+|async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/** Reads the imports of the repository; a name imported from a package resolves to the file that declares it. */
export function sourceGraph(): SourceGraph {
  const files = globSync(
    sources.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  );
  return graphOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

/** Builds the graph of texts by their paths. */
export function graphOf(texts: ReadonlyMap<string, string>): SourceGraph {
  const declared = declaredNames(texts);
  return new Map([...texts].map(([file, text]) => [file, importsOf(file, text, declared)]));
}

/** Returns the declaring file by package and name. */
function declaredNames(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [file, text] of texts) {
    const home = homeOf(file);
    if (!home || /\.(test|stories)\.tsx?$/.test(file)) continue;
    for (const [, name] of text.matchAll(declarations)) names.set(`${home} ${name}`, file);
  }
  return names;
}

function importsOf(file: string, text: string, declared: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  for (const [, clause = '', from, dynamic, bare] of text.matchAll(imports)) {
    const specifier = from ?? dynamic ?? bare ?? '';
    if (specifier.startsWith('.')) found.add(normalize(join(dirname(file), specifier)));
    const home = /^@otryv\/([\w-]+)/.exec(specifier)?.[1];
    if (!home) continue;
    for (const name of namesIn(clause)) {
      const target = declared.get(`${home} ${name}`);
      if (target) found.add(target);
    }
  }
  return found;
}

/** Returns the imported names of `type A, { b as c, type D }`. */
function namesIn(clause: string): string[] {
  const inBraces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inBraces
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean);
}

/** Returns the name of a file's package or tool: all of ours are `@otryv/<folder>`. */
function homeOf(file: string): string | undefined {
  return /^(?:packages|tools)\/([^/]+)\//.exec(file)?.[1];
}
