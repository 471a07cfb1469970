import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

interface FirstLoad {
  plugin: Plugin;
  /** Whether a first visit loads a module; known once the build has started. */
  has: (path: string) => boolean;
}

/**
 * The modules that a first visit to the home page loads, found by a build without any grouping: what is not among them
 * belongs into no chunk that the home page has to wait for.
 */
export function firstLoad(config: InlineConfig): FirstLoad {
  let modules: ReadonlySet<string> = new Set();
  return {
    has: (path) => modules.has(path),
    plugin: {
      name: 'otryv-first-load',
      apply: 'build',
      async buildStart() {
        modules = await modulesOf(config);
      },
    },
  };
}

async function modulesOf(config: InlineConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const loaded = new Set([...chunks.values()].filter(isFirst));
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

function isFirst({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry || facadeModuleId?.endsWith('/screens/Home/HomeScreen.tsx') === true;
}
