/** Whether a stage of a series, by its number, is the prologue. */
export function isPrologue(order: number): boolean {
  return order === 0;
}
