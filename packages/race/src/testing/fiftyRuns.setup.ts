import { configureGlobal } from 'fast-check';

// Mutation testing runs every property thousands of times.
configureGlobal({ numRuns: 50 });
