import type { FitDamage } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { formatDuration } from '@otryv/race';
import { secondMs } from '../../kernel/time-units.ts';

const sentences = doneSentences.ru;

/** Builds the message about a file whose power was added, with the repairs and, in seconds of the race, the cut. */
export function addedMessage(
  { isVirtualPower, damage }: { isVirtualPower: boolean; damage: readonly FitDamage[] },
  cutAtS: number | null,
): string {
  const imported = isVirtualPower ? sentences.fit_imported_virtual : sentences.fit_imported;
  const repairs = damage.flatMap((each) => (each === 'cut' ? [] : sentences[`fit_${each}`]));
  if (cutAtS !== null) repairs.push(sentences.fit_cut(formatDuration(cutAtS * secondMs)));
  else if (repairs.length > 0) repairs.push(sentences.fit_all_read);
  return [imported, ...repairs].join(' ');
}
