/** `full` also finds riders with a DNF and reads the power of all riders. */
export type ImportMode = 'fast' | 'full';
