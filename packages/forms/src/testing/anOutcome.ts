import type { DecisionOutcome } from '@otryv/contract/schemas';

const names = ['Демьян Крутогоров', 'Тимур Ветлужский', 'Савва Перевалов', 'Konstantin Verkhovoy'];

/** Builds the dry run of a disqualified winner among finishers. */
export function anOutcome(finishers = 12): DecisionOutcome {
  const at = (index: number, place: number | null, points: number) => ({
    rowId: `5100012.${1000 + index}`,
    place,
    label: place === null ? 'DSQ' : null,
    gapMs: place === null ? null : (place - 1) * 913,
    points,
  });
  return {
    shifts: Array.from({ length: finishers }, (_, index) => ({
      rowId: `5100012.${1000 + index}`,
      name: names[index] ?? `Райдер ${index + 1}`,
      subgroupLabel: 'A' as const,
      before: at(index, index + 1, Math.max(0, 30 - index * 4)),
      after: index === 0 ? at(0, null, 0) : at(index, index, Math.max(0, 34 - index * 4)),
    })),
    medals: 4,
    points: Math.min(finishers, 9),
    changesWinner: true,
    messages: 1,
  };
}

/** A decision without changes. */
export const noOutcome: DecisionOutcome = { shifts: [], medals: 0, points: 0, changesWinner: false, messages: 0 };
