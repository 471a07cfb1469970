/** Whether everything runs at full size, as in `npm run check:full`. */
export const isFull = process.env.CHECK_FULL === '1';
