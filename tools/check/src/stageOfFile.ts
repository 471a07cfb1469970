/** Returns the stage of `npm test` that runs a file, or `vitest` for a file of one of the Vitest projects. */
export function stageOfFile(file: string): 'stories' | 'baselines' | 'e2e' | 'vitest' {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (!file.endsWith('.spec.ts')) return 'vitest';
  return file.startsWith('e2e/') ? 'e2e' : 'baselines';
}
