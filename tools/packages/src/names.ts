/** All that is published, each after those it depends on. */
export const packages = ['race', 'contract', 'ui', 'tables', 'forms', 'client', 'embed'] as const;
export type PackageName = (typeof packages)[number];
