import { afterAll, afterEach, inject } from 'vitest';
import { leases } from './database-lease.ts';
import { takeLosses } from './require-session.ts';

// One folder for the whole run, which is removed at its end: no test has to clean up its files.
process.env.TMPDIR = inject('folder');

afterEach(() => {
  const losses = takeLosses();
  if (losses.length > 0) throw new Error(losses.join('\n'));
});

afterAll(() => {
  if (leases.forget().length > 0)
    throw new Error('This file leaves an app open: close it, its database is for the next one.');
});
