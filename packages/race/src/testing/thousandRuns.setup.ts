import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: 1000 });
