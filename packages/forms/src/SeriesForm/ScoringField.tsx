import { TextField, type TextFieldProps, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { seriesFormCatalogues } from '../messages/series.ts';

export interface ScoringFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'limit'> {
  value: readonly number[];
  /** Called with `[NaN]` for a text that is not a list of whole numbers: the form rejects it. */
  onChange: (points: readonly number[]) => void;
}

/** Points of the places, typed as comma-separated whole numbers. */
export function ScoringField({ value, onChange, ...props }: ScoringFieldProps) {
  const messages = useMessages(seriesFormCatalogues);
  const [typed, setTyped] = useState<{ text: string; points: readonly number[] } | null>(null);
  // The form passes back a copy of the list.
  const text = typed !== null && typed.points.join() === value.join() ? typed.text : value.join(', ');
  const isNothing = value.some(Number.isNaN);

  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      error={isNothing ? messages.scoringFault : props.error}
      value={text}
      onChange={(next) => {
        const points = pointsOf(next);
        setTyped({ text: next, points });
        onChange(points);
      }}
    />
  );
}

function pointsOf(text: string): readonly number[] {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : [Number.NaN];
}
