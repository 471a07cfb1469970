/** Where people make faults; each has five or more. */
export const faultAreas = ['rules', 'contract', 'tables', 'forms', 'api', 'portal', 'pages'] as const;
export type FaultArea = (typeof faultAreas)[number] | 'harness';

/** A fault of the kind that slips through a review, and what has to notice it. */
export interface PlantedFault {
  name: string;
  area: FaultArea;
  path: string;
  /** The text to replace, and its replacement. */
  from: string;
  to: string;
  by: TestFile | WholeStage;
}

/** A test file that has to turn red. */
export interface TestFile {
  project: 'unit' | 'components' | 'portal' | 'api';
  file: string;
}

/** A stage of `npm test` that has to turn red. */
export interface WholeStage {
  stage: string;
  /** The one test file of the stage to run, where it has some. */
  only?: string;
  /** The expected output: failing for another reason does not count. */
  expects: RegExp;
}
