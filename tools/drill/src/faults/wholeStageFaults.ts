import type { PlantedFault } from './plantedFault.ts';

/** Planted faults that only a tool, a browser or the built product can detect. */
export const wholeStageFaults: readonly PlantedFault[] = [
  {
    name: 'an import across layers',
    area: 'harness',
    path: 'packages/ui/src/Chip/Chip.tsx',
    from: "import classes from './Chip.module.css';",
    to: "import '../../../tables/src/DataTable/columns/arrangeColumns.ts';\nimport classes from './Chip.module.css';",
    by: { stage: 'layers', expects: /ui-imports-race: packages\/ui\/src\/Chip\/Chip\.tsx/ },
  },
  {
    name: 'a record dated by the system clock',
    area: 'api',
    path: 'apps/api/src/kernel/outbox/outbox.ts',
    from: 'writtenAt: machineTime()',
    to: 'writtenAt: new Date()',
    by: { stage: 'lint', expects: /outbox\.ts:\d+:\d+ plugin/ },
  },
  {
    name: 'a test that waits for time',
    area: 'harness',
    path: 'packages/race/src/power/bestEfforts.test.ts',
    from: "describe('CP_DURATIONS', () => {",
    to: "await new Promise((resolve) => setTimeout(resolve, 50));\ndescribe('CP_DURATIONS', () => {",
    by: { stage: 'lint', expects: /bestEfforts\.test\.ts:\d+:\d+ plugin/ },
  },
  {
    name: 'a test that reads lazy content without waiting',
    area: 'harness',
    path: 'packages/forms/src/EventsDigestForm/EventsDigestForm.test.tsx',
    from: "expect(await screen.findByText('2 заезда в подборке'))",
    to: "expect(screen.getByText('2 заезда в подборке'))",
    by: { stage: 'lint', expects: /otryv\(late-parts\)/ },
  },
  {
    name: 'a drifted openapi.json',
    area: 'contract',
    path: 'packages/contract/src/catalogue/endpoints.ts',
    from: "summary: 'List all worlds of the game'",
    to: "summary: 'List all planets of the game'",
    by: { stage: 'contract', expects: /openapi\.json/ },
  },
  {
    name: 'too little contrast in a story',
    area: 'harness',
    path: 'packages/ui/src/Chip/Chip.module.css',
    from: 'color: var(--otryv-color-text-2);',
    to: 'color: #c9c9c9;',
    by: {
      stage: 'stories',
      only: 'packages/ui/src/Chip/Chip.stories.tsx',
      expects: /color-contrast|sufficient color contrast/,
    },
  },
  {
    name: 'tokens missing from the built portal',
    area: 'harness',
    path: 'apps/portal/src/app/entry-client.tsx',
    from: "import '@otryv/ui/styles.css';\n",
    to: '',
    by: { stage: 'e2e', only: 'screens.spec.ts', expects: /styled by its tokens/ },
  },
];
