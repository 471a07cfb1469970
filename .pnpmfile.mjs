import { readFileSync } from 'node:fs';

const { repository } = JSON.parse(readFileSync(new URL('project.json', import.meta.url), 'utf8'));
const sheet = /\.css$|^\.\/styles\//;
const exact = /^\d+\.\d+\.\d+$/;

/**
 * Loosens the versions in published packages to newer minors, so that a site has one copy of each library; the
 * workspace itself is pinned by its catalog. Consumers do not need the tools that build a package.
 */
function beforePacking(workspaceManifest) {
  const manifest = { ...workspaceManifest };
  delete manifest.devDependencies;
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    exact.test(range) ? `^${range}` : range,
  ]);
  return {
    ...manifest,
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(manifest.exports && { exports: typedSheets(manifest.exports) }),
    ...(manifest.publishConfig?.exports && {
      publishConfig: { ...manifest.publishConfig, exports: typedSheets(manifest.publishConfig.exports) },
    }),
    ...addressesOf(manifest.name.replace('@otryv/', 'packages/')),
  };
}

/**
 * Adds types for style sheets to published packages: TypeScript rejects importing a sheet without types, unless a
 * bundler's types allow all of them.
 */
function typedSheets(given) {
  const typed = Object.entries(given).map(([entry, target]) => [
    entry,
    sheet.test(entry) ? { types: './dist/sheet.d.ts', default: target.default ?? target } : target,
  ]);
  return Object.fromEntries(typed);
}

/**
 * Returns links to the sources, the README and the issue tracker; none while the repository address is a placeholder.
 */
function addressesOf(directory) {
  if (new URL(repository).hostname.endsWith('.invalid')) return {};
  return {
    repository: { type: 'git', url: `git+${repository}.git`, directory },
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
  };
}

export const hooks = { beforePacking };
