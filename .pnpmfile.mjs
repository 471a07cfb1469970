const exact = /^\d+\.\d+\.\d+$/;

/**
 * What is published takes newer minors of its libraries, so that a site has one copy of each; the workspace itself is pinned by its catalog.
 * The tools that build a package are no business of who installs it.
 */
function beforePacking({ devDependencies: _, ...manifest }) {
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    exact.test(range) ? `^${range}` : range,
  ]);
  return { ...manifest, ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }) };
}

export const hooks = { beforePacking };
