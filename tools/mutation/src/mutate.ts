import { Stryker } from '@stryker-mutator/core';
import type { Target } from './targets.ts';

export type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Mutates the code of a target line by line; the report is in `.cache/mutation`. */
export function mutate(name: string, { mutate: files, tests, folders, least }: Target): Promise<Mutants> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: tests },
    mutate: files,
    ignorePatterns: ['/*', '!/package.json', '!/tsconfig.base.json', ...folders.map((folder) => `!/${folder}`)],
    coverageAnalysis: 'perTest',
    // Each mutant of code that runs once, at import, needs every test: a sixth of mutants would take 80% of the time.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['clear-text', 'html', 'progress'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    tempDirName: '.cache/stryker',
    thresholds: { high: 90, low: least, break: null },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  }).runMutationTest();
}
