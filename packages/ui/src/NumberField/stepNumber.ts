export interface NumberBounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Adds a number of steps, within the bounds and with as many decimals as step and number have; a blank starts at 0. */
export function stepNumber(value: number | null, steps: number, step: number, bounds: NumberBounds): number {
  const decimals = Math.max(decimalsOf(step), decimalsOf(value ?? 0));
  const moved = Number(((value ?? 0) + steps * step).toFixed(decimals));
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  return Math.min(Math.max(moved, min), max);
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
