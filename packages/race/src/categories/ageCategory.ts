import { measuredOrNull } from '../figures/measured.ts';

export type AgeCategory = 'Snr' | 'Mas' | 'Vet' | '50+' | '60+';

const FROM_AGE: readonly { from: number; category: AgeCategory }[] = [
  { from: 60, category: '60+' },
  { from: 50, category: '50+' },
  { from: 40, category: 'Vet' },
  { from: 30, category: 'Mas' },
  { from: 0, category: 'Snr' },
];

/** Returns the age category of an age in years; `null` if the age is unknown (sent by the game as 0). */
export function ageCategory(age: number | null | undefined): AgeCategory | null {
  const years = measuredOrNull(age);
  return years === null ? null : (FROM_AGE.find(({ from }) => years >= from)?.category ?? null);
}
