import { NO_BREAK_SPACE } from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';

/**
 * Splits a formatted quantity into a key figure and its unit; empty for a blank one. Thousands groups stay with the
 * number.
 */
export function keyFigure(label: string, text: string): KeyFigure[] {
  if (text === '') return [];
  const unitAt = text.search(unit);
  if (unitAt === -1) return [{ label, value: text }];
  return [{ label, value: text.slice(0, unitAt), unit: text.slice(unitAt + NO_BREAK_SPACE.length) }];
}

const unit = new RegExp(`${NO_BREAK_SPACE}\\p{L}`, 'u');
