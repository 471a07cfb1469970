/** Whether this run is a full one (`npm run check:full`): tests with many cases then run all of them. */
export const isFullRun = process.env.CHECK_FULL === '1';
