import { formatRaceTime, parseRaceTime } from '@otryv/race';
import { NumberField, OtryvProvider } from '@otryv/ui';
import { DateTimeField } from '@otryv/ui/date-time';
import { fireEvent, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ScoringField } from '../SeriesForm/ScoringField.tsx';
import { ParsedField } from './ParsedField.tsx';
import { PenaltyList, type PenaltyRow } from './PenaltyList.tsx';
import { ScaledNumberField } from './ScaledNumberField.tsx';

type SetValue<Value> = (value: Value) => void;

/** A field with its value beside it. */
function Held<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, set: SetValue<Value>) => ReactElement;
}) {
  const [value, setValue] = useState(first);
  return (
    <OtryvProvider timeZone="Europe/Moscow">
      <FormProvider {...useForm()}>{children(value, setValue)}</FormProvider>
      <output>{JSON.stringify(value)}</output>
    </OtryvProvider>
  );
}

const empty: readonly PenaltyRow[] = [{ timeInMilliseconds: null, reason: '' }];
const fields: Record<string, ReactElement> = {
  whole: (
    <Held<number | null> first={null}>
      {(value, onChange) => <NumberField label="Поле" whole {...{ value, onChange }} />}
    </Held>
  ),
  decimal: (
    <Held<number | null> first={null}>
      {(value, onChange) => <NumberField label="Поле" {...{ value, onChange }} />}
    </Held>
  ),
  scaled: (
    <Held<number | null> first={null}>
      {(value, onChange) => <ScaledNumberField label="Поле" scale={1000} step={0.1} {...{ value, onChange }} />}
    </Held>
  ),
  time: (
    <Held<number | null> first={null}>
      {(value, onChange) => (
        <ParsedField
          label="Поле"
          parse={parseRaceTime}
          format={formatRaceTime}
          fault="Не время"
          {...{ value, onChange }}
        />
      )}
    </Held>
  ),
  penalty: (
    <Held first={empty}>
      {(value, onChange) => <PenaltyList id="rows" name="rows" label="Штрафы" {...{ value, onChange }} />}
    </Held>
  ),
  moment: (
    <Held<string | null> first={null}>
      {(value, onChange) => <DateTimeField label="Поле" {...{ value, onChange }} />}
    </Held>
  ),
  scoring: (
    <Held<readonly number[]> first={[]}>
      {(value, onChange) => <ScoringField label="Поле" {...{ value, onChange }} />}
    </Held>
  ),
};
const texts = ['3,5', '31.02.2027', 'abc', '28.11.26 9:05', '1:30', ' 7 '];

/** Types a text, blurs the field, and returns its value, whether the value changed, and whether an error is visible. */
function leftWith(field: ReactElement, text: string) {
  const { container, unmount } = render(field);
  const box = container.querySelector('input') ?? document.body;
  const held = () => container.querySelector('output')?.textContent;
  const blank = held();
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  const left = { value: held(), isKept: held() !== blank, isRefused: box.getAttribute('aria-invalid') === 'true' };
  unmount();
  return left;
}

it.each(Object.entries(fields))('a %s field understands what is typed, or explains why not', (_, field) => {
  const dropped = texts.filter((text) => {
    const { isKept, isRefused } = leftWith(field, text);
    return !(isKept || isRefused);
  });

  expect([dropped, leftWith(field, '').isRefused]).toEqual([[], false]);
});

it('short dates, seconds as a time and a decimal comma have their usual meaning', () => {
  const { moment, penalty, scaled } = fields;

  expect([
    moment && leftWith(moment, '28.11.26 9:05').value,
    penalty && leftWith(penalty, '1:30').value,
    scaled && leftWith(scaled, '3,5').value,
  ]).toEqual(['"2026-11-28T06:05:00.000Z"', '[{"timeInMilliseconds":90000,"reason":""}]', '3500']);
});
