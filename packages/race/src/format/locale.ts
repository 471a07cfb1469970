export type Locale = 'ru' | 'en';

/**
 * The decimal mark: a point in tables and key figures, a comma in Russian prose and forms. English always has a point.
 */
export type DecimalMark = 'point' | 'comma';

/** Keeps a number and its unit, and grouped digits, on one line. */
export const NO_BREAK_SPACE = '\u00a0';
