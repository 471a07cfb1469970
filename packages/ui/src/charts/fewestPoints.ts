/** Minimum number of points of a line: with fewer, only the figure is shown. */
export const fewestPoints = 5;
