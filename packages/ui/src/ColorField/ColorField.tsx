import { formatNumber } from '@otryv/race';
import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldBox, FieldInput } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import classes from './ColorField.module.css';
import { contrastRatio } from './contrastRatio.ts';
import { parseColour } from './parseColour.ts';

export interface ColorFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  /** `#rrggbb` in lower case, or `null` while the field is blank or invalid. */
  value: string | null;
  onChange: (colour: string | null) => void;
  /** Backgrounds of the colour, `#rrggbb`; low contrast shows a hint, not an error. */
  backgrounds?: readonly string[];
  /** 3 for icons and borders, 4.5 for text. */
  minContrast?: number;
}

/** A colour, picked or typed. `className` is passed to the frame, `ref` and the other props to the text `<input>`. */
export function ColorField({ value, onChange, backgrounds = [], minContrast = 3, ...props }: ColorFieldProps) {
  const messages = useMessages(inputCatalogues);
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : (value ?? '');
  const fault = text.trim() !== '' && parseColour(text) === null ? messages.notAColour : undefined;
  const warning = useContrastWarning(value, backgrounds, minContrast);
  const { frame, control } = useField({ ...props, hint: warning ?? props.hint, error: fault ?? props.error });
  const type = (next: string) => {
    const colour = parseColour(next);
    setTyped({ text: next, value: colour });
    onChange(colour);
  };

  return (
    <Field {...frame}>
      <FieldBox className={classes.ColorFieldBox}>
        <input
          type="color"
          className={classes.ColorFieldSwatch}
          aria-label={messages.pickColour}
          disabled={props.disabled || props.readOnly}
          value={value ?? '#000000'}
          data-blank={value === null || undefined}
          onChange={(event) => type(event.target.value)}
        />
        <FieldInput
          placeholder="#d90068"
          autoComplete="off"
          spellCheck={false}
          {...control}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            props.onBlur?.(event);
            if (value !== null) setTyped(null);
          }}
        />
      </FieldBox>
    </Field>
  );
}

function useContrastWarning(value: string | null, backgrounds: readonly string[], least: number) {
  const { locale } = useOtryv();
  const messages = useMessages(inputCatalogues);
  if (value === null) return undefined;
  const worst = backgrounds
    .map((background) => ({ background, ratio: contrastRatio(value, background) }))
    .toSorted((a, b) => a.ratio - b.ratio)[0];
  if (!worst || worst.ratio >= least) return undefined;
  const [ratio, wanted] = [Math.floor(worst.ratio * 10) / 10, least].map((number) =>
    formatNumber(number, { locale, decimals: 1, decimal: locale === 'ru' ? 'comma' : 'point' }),
  );
  return messages.lowContrast(ratio ?? '', wanted ?? '', worst.background);
}
