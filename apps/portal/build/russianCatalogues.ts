import type { Plugin } from 'vite';

const english = /^(\.\/\w+)\.en\.ts$/;
const marked = /\.ru\.ts\?en$/;

/** Leaves the English catalogues of the packages out of the build: the portal is in Russian, other sites may not be. */
export function russianCatalogues(): Plugin {
  return {
    name: 'otryv-russian-catalogues',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, name] = english.exec(source) ?? [];
      if (!name) return null;
      const found = await this.resolve(`${name}.ru.ts`, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?en` };
    },
    load(id) {
      return marked.test(id) ? `export { ru as en } from ${JSON.stringify(id.slice(0, -'?en'.length))};` : null;
    },
  };
}
