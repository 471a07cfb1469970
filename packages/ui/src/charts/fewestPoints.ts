/** A line of fewer points shows no course: the figure is shown in its place. */
export const fewestPoints = 5;
