import type { Plugin, Rolldown } from 'vite';

const ofScreens = /\/src\/app\/screens\/\w+\.ts$/;

/**
 * Writes screens.json next to index.html: the scripts of each screen by its address key, without those that index.html
 * lists. The server sends them as preload hints, so that a browser loads them in parallel with the first scripts.
 */
export function screenFiles(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'otryv-screen-files',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!ofScreens.test(id)) return;
      for (const [key, source] of screenImports(this.parse(code, { lang: 'ts' }))) {
        const found = await this.resolve(source, id);
        if (found) modules.set(key, found.id);
      }
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
      );
      const first = loadedWith(
        [...chunks.values()].filter(({ isEntry }) => isEntry),
        chunks,
      );
      const files = [...modules].map(([key, module]) => {
        const screen = [...chunks.values()].filter((chunk) => isOf(chunk, module));
        if (screen.length === 0) this.error(`No chunk has the screen of ${key}: ${module}`);
        return [key, [...loadedWith(screen, chunks)].filter((file) => !first.has(file))] as const;
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}

/** Whether the chunk is the target of an import of the module, or contains it. */
function isOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, module: string): boolean {
  return facadeModuleId === module || moduleIds.includes(module);
}

/** Returns the files of the given chunks and of their transitive imports. */
function loadedWith(
  some: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<string> {
  const loaded = new Set(some.map(({ fileName }) => fileName));
  for (const file of loaded) for (const imported of chunks.get(file)?.imports ?? []) loaded.add(imported);
  return loaded;
}

interface Node {
  type: string;
}

/** Returns the keys of an object of lazy screens with the module that each imports. */
export function screenImports(program: Node): Map<string, string> {
  const loaders = new Map<string, string>();
  const screens = new Map<string, string>();
  for (const node of nodesIn(program)) {
    const source = isA(node, 'VariableDeclarator') ? importIn(node.init, loaders) : null;
    if (source !== null && isA(node.id, 'Identifier') && isA(node.init, 'ArrowFunctionExpression'))
      loaders.set(String(node.id.name), source);
  }
  for (const node of nodesIn(program)) {
    if (!isA(node, 'Property') || !isA(node.key, 'Identifier') || !isA(node.value, 'CallExpression')) continue;
    const source = importIn(node.value, loaders);
    if (source !== null) screens.set(String(node.key.name), source);
  }
  return screens;
}

/** Returns the module imported within a node, directly or through a loader function. */
function importIn(within: unknown, loaders: ReadonlyMap<string, string>): string | null {
  for (const node of nodesIn(within)) {
    if (isA(node, 'ImportExpression') && isA(node.source, 'Literal')) return String(node.source.value);
    const source = isA(node, 'Identifier') ? loaders.get(String(node.name)) : undefined;
    if (source !== undefined) return source;
  }
  return null;
}

function* nodesIn(value: unknown): Iterable<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

function isA(value: unknown, type: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
