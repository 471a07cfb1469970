/** Switchable columns of a protocol, except the best efforts, in table order. */
export const dataColumns = [
  'gapPrevious',
  'speed',
  'power',
  'normalizedPower',
  'racingScore',
  'heartRate',
  'weight',
  'height',
  'age',
] as const;
