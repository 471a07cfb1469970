/** A part of an answer that the contract promises. Throws where something else answered, so that the page says so instead of waiting. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('The answer is not of the contract.');
  return value;
}
