import { numbersFrom } from '../measuring/numbersFrom.ts';

/**
 * Creates an invented ride, one sample a second in whole W: a variable pace with an occasional hard minute, never
 * coasting.
 */
export function ride(seconds: number, seed: number): Uint16Array {
  const random = numbersFrom(seed);
  let pace = 220;
  let hardUntil = 0;
  return Uint16Array.from({ length: seconds }, (_, second) => {
    pace = Math.min(Math.max(pace + (random() - 0.5) * 12, 120), 320);
    if (random() < 0.002) hardUntil = second + 20 + Math.floor(random() * 80);
    return Math.round(pace + (random() - 0.5) * 90 + (second < hardUntil ? 230 : 0));
  });
}
