import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

interface FirstLoad {
  plugin: Plugin;
  /** Whether a visit that begins at a screen loads a module; known once the build has started. */
  has: (screen: string, path: string) => boolean;
}

/**
 * The modules that a first visit to each of some screens loads, found by a build without any grouping: what is not among
 * them belongs into no chunk that such a screen has to wait for.
 *
 * @param screens - The files of the screens, as paths from `src/features`.
 */
export function firstLoad(config: InlineConfig, screens: readonly string[]): FirstLoad {
  const modules = new Map<string, ReadonlySet<string>>();
  return {
    has: (screen, path) => modules.get(screen)?.has(path) === true,
    plugin: {
      name: 'otryv-first-load',
      apply: 'build',
      async buildStart() {
        const chunks = await chunksOf(config);
        for (const screen of screens) modules.set(screen, modulesOf(chunks, screen));
      },
    },
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function chunksOf(config: InlineConfig): Promise<Chunks> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
}

function modulesOf(chunks: Chunks, screen: string): ReadonlySet<string> {
  const isFirst = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
    isEntry || facadeModuleId?.endsWith(`/features/${screen}`) === true;
  const loaded = new Set([...chunks.values()].filter(isFirst));
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
