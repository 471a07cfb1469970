/** Areas in which people make mistakes; each has at least five planted faults. */
export const faultAreas = ['rules', 'contract', 'tables', 'forms', 'api', 'portal', 'pages'] as const;
export type FaultArea = (typeof faultAreas)[number] | 'harness';

/** A planted fault of a kind that reviews miss, and its expected detector. */
export interface PlantedFault {
  name: string;
  area: FaultArea;
  path: string;
  /** Text to replace, and its replacement. */
  from: string;
  to: string;
  by: TestFile | WholeStage;
}

/** Test file that must turn red. */
export interface TestFile {
  project: 'unit' | 'components' | 'portal' | 'api';
  file: string;
}

/** Stage of `npm test` that must turn red. */
export interface WholeStage {
  stage: string;
  /** Only test file of the stage to run, if it has any. */
  only?: string;
  /** Expected output: failing for another reason does not count. */
  expects: RegExp;
}
