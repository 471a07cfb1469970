import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: { count: number; seed: number };
  }
}

const { count, seed } = inject('propertyRuns');
configureGlobal({ numRuns: count, seed });
