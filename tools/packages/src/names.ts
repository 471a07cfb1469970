/** Published packages, each after its dependencies. */
export const packages = ['race', 'contract', 'ui', 'tables', 'forms', 'client', 'embed'] as const;
export type PackageName = (typeof packages)[number];
