import { formatRoubles } from '@otryv/race';
import { type ComponentPropsWithRef, useId } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { FieldGroup, type FieldTexts } from '../Field/Field.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './PriceOptions.module.css';

export interface PriceOption {
  value: string;
  label: string;
  /** Whole kopecks. */
  kopecks: number;
  /** «93 дня, 43 ₽ в день». */
  note?: string | undefined;
  /** What it is better in than the others: «выгоднее на 480 ₽». */
  advantage?: string | undefined;
  /** Why it cannot be chosen; it stays in sight. */
  refusal?: string | null | undefined;
}

export interface PriceOptionsProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  options: readonly PriceOption[];
  /** The chosen value, or `null` while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  required?: boolean | undefined;
  /** The name in a form; without it the group makes its own. */
  name?: string;
}

/** One of a few prices, each on a card of its own. Class, ref and other props go to the `<fieldset>`. */
export function PriceOptions({ options, value, onChange, name, ...props }: PriceOptionsProps) {
  const ownId = useId();
  const id = props.id ?? ownId;

  return (
    <FieldGroup
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={props.error ? true : undefined}
      {...props}
      id={id}
    >
      <div className={classes.PriceOptions}>
        {options.map((option) => (
          <Option
            key={option.value}
            name={name ?? id}
            option={option}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface OptionProps {
  name: string;
  option: PriceOption;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({
  name,
  option: { value, label, kopecks, note, advantage, refusal },
  isChosen,
  onChoose,
}: OptionProps) {
  const { locale } = useOtryv();
  const [sum, sign] = formatRoubles(kopecks, { locale }).split(/\s(?=₽)/u);
  const text = refusal ?? note;

  return (
    <label className={classes.PriceOption}>
      <input
        type="radio"
        className={classes.PriceOptionMark}
        {...{ name, value }}
        checked={isChosen}
        disabled={refusal !== undefined && refusal !== null}
        onChange={onChoose}
      />
      <span className={classes.PriceOptionName}>
        {label} {advantage && <Chip tone="success">{advantage}</Chip>}
      </span>{' '}
      <span className={classes.PriceOptionSum}>
        <DisplayText size="d-l">{sum}</DisplayText> {sign}
      </span>{' '}
      {text && <span className={classes.PriceOptionNote}>{text}</span>}
    </label>
  );
}
