import type { Plugin } from 'vite';

/** Takes the build of the router without warnings for its developers: the package leads to the other one everywhere. */
export function productionRouter(): Plugin {
  return {
    name: 'otryv-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('react-router')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return (
        found && { ...found, id: found.id.replace(/(react-router[^/\\]*[/\\]dist[/\\])development/, '$1production') }
      );
    },
  };
}
