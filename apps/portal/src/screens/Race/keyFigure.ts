import { NO_BREAK_SPACE } from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';

/** A formatted quantity as a key figure, its unit apart; nothing for a blank one. */
export function keyFigure(label: string, text: string): KeyFigure[] {
  if (text === '') return [];
  const [value = '', ...unit] = text.split(NO_BREAK_SPACE);
  return [{ label, value, unit: unit.join(NO_BREAK_SPACE) || undefined }];
}
