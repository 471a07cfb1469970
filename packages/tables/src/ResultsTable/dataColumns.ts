/** The columns of a protocol that can be switched, without the best efforts, in the order of the table. */
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
