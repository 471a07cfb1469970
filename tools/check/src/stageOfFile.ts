/** The stage of `npm test` that runs a file; `vitest` where it is one of the projects that Vitest tells apart. */
export function stageOfFile(file: string): 'stories' | 'baselines' | 'e2e' | 'vitest' {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (!file.endsWith('.spec.ts')) return 'vitest';
  return file.startsWith('e2e/') ? 'e2e' : 'baselines';
}
