import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path/posix';
import { parseSync } from 'vite';

/** A file, and the names imported from it; `null` for all of them. */
interface Import {
  specifier: string;
  names: string[] | null;
}

interface Module {
  imports: Import[];
  /** Sources of the names that the file re-exports. */
  reexports: { name: string | null; specifier: string; imported: string | null }[];
}

/** Returns a finder of runtime imports: types are excluded, and a name is followed through an index to its file. */
export function importGraph(root: string) {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const known = modules.get(file) ?? parsed(join(root, file));
    modules.set(file, known);
    return known;
  };

  function reexported(file: string, names: string[] | null): string[] {
    return read(file).reexports.flatMap(({ name, specifier, imported }) => {
      if (name !== null && names !== null && !names.includes(name)) return [];
      const target = resolve(root, file, specifier);
      return target === null ? [] : targets(target, imported === null ? names : [imported]);
    });
  }

  /** Resolves an index to the files behind it, as the index itself has no effect. */
  function targets(file: string, names: string[] | null): string[] {
    return /^index\.tsx?$/.test(basename(file)) ? [...reexported(file, names), ...importedBy(file)] : [file];
  }

  function importedBy(file: string): string[] {
    return read(file).imports.flatMap(({ specifier, names }) => {
      const target = resolve(root, file, specifier);
      return target === null ? [] : targets(target, names);
    });
  }

  /** Returns the files and their transitive imports, without ignored ones. */
  return function dependenciesOf(
    files: readonly string[],
    isFollowed: (from: string, to: string) => boolean = () => true,
  ): Set<string> {
    const found = new Set(files);
    for (const file of found)
      for (const target of [...importedBy(file), ...reexported(file, null)])
        if (isFollowed(file, target)) found.add(target);
    return found;
  };
}

function parsed(path: string): Module {
  if (!/\.tsx?$/.test(path)) return { imports: [], reexports: [] };
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.every(({ importName }) => importName.kind === 'Name')
        ? entries.filter(({ isType }) => !isType).flatMap(({ importName }) => importName.name ?? [])
        : null,
    }));
  const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    names: null,
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, exportName, importName, isType }) =>
      moduleRequest === null || isType
        ? []
        : { name: exportName.name ?? null, specifier: moduleRequest.value, imported: importName.name ?? null },
    );
  return { imports: [...statics, ...lazy], reexports };
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Resolves a specifier to a file of the repository; `null` for an external one. */
function resolve(root: string, from: string, specifier: string): string | null {
  const path = specifier.startsWith('.') ? join(root, dirname(from), specifier) : sourceOfPackage(root, specifier);
  const found = path === null ? undefined : endings.map((ending) => path + ending).find(isFile);
  return found === undefined ? null : relative(root, found);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function sourceOfPackage(root: string, specifier: string): string | null {
  const [, name, entry = ''] = /^@otryv\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  const folder = ['packages', 'apps', 'tools'].map((room) => `${root}/${room}/${name}`).find(existsSync);
  if (name === undefined || folder === undefined) return null;
  const { exports = {} }: { exports?: Record<string, { '@otryv/source'?: string }> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const source = exports[`.${entry}`]?.['@otryv/source'];
  return source === undefined ? null : join(folder, source);
}
