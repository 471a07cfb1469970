/** Whether this run takes as long as it needs (`npm run check:full`): tests of many cases take all of them then. */
export const isFullRun = process.env.CHECK_FULL === '1';
