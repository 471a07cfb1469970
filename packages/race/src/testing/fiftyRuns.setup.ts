import { configureGlobal } from 'fast-check';

// Mutation testing runs every property thousands of times over.
configureGlobal({ numRuns: 50 });
