/** A fault of the kind that slips through a review, and the stage of `npm test` that has to catch it. */
export interface PlantedFault {
  name: string;
  path: string;
  /** The text to take out, and what to put there. */
  from: string;
  to: string;
  stage: string;
  /** The expected output of the stage: failing for another reason does not count. */
  expects: RegExp;
  /** Let the whole of `npm test` find it, not the stage alone. */
  isWhole?: boolean;
}

export const plantedFaults: PlantedFault[] = [
  {
    name: 'an import across layers',
    path: 'packages/ui/src/Chip/Chip.tsx',
    from: "import classes from './Chip.module.css';",
    to: "import '../../../tables/src/index.ts';\nimport classes from './Chip.module.css';",
    stage: 'layers',
    expects: /ui-imports-race: packages\/ui\/src\/Chip\/Chip\.tsx/,
  },
  {
    name: 'a drifted openapi.json',
    path: 'packages/contract/src/catalogue/endpoints.ts',
    from: "summary: 'Every world of the game'",
    to: "summary: 'Every planet of the game'",
    stage: 'contract',
    expects: /openapi\.json/,
    isWhole: true,
  },
  {
    name: 'a wrong rank',
    path: 'packages/race/src/protocol/standingsOf.ts',
    from: 'if (index > 0 && value !== values[index - 1]) place = index + 1;',
    to: 'if (index > 0 && value !== values[index - 1]) place += 1;',
    stage: 'unit',
    expects: /FAIL .*packages\/race\/src\/protocol\/standingsOf\.test\.ts/,
  },
  {
    name: 'too little contrast in a story',
    path: 'packages/ui/src/Chip/Chip.module.css',
    from: 'color: var(--otryv-color-text-2);',
    to: 'color: #c9c9c9;',
    stage: 'stories',
    expects: /color-contrast|sufficient color contrast/,
  },
  {
    name: 'tokens that do not reach the built portal',
    path: 'apps/portal/src/main.tsx',
    from: "import '@otryv/ui/styles.css';\n",
    to: '',
    stage: 'e2e',
    expects: /styled by its tokens/,
  },
];
