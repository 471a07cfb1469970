/** Whether everything runs at its whole size, as `npm run check:full` has it. */
export const isFull = process.env.CHECK_FULL === '1';
