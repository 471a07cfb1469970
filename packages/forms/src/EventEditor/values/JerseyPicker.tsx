import { matchesSearch, searchKey } from '@otryv/race';
import { Combobox } from '@otryv/ui';
import { useState } from 'react';
import type { ValueDraft } from '../../ValueEditor/index.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { fieldText } from '../draft/valueText.ts';
import { CataloguePicture } from '../parts/CataloguePicture.tsx';

const mostShown = 50;

/** A jersey, found by its name or its number; an unnamed number can be typed. */
export function JerseyPicker({ value, onChange, label }: ValueDraft<number | null> & { label: string }) {
  const { catalogues } = useEditorTools();
  const writer = useValueWriter();
  const [query, setQuery] = useState('');
  const numberOf = (id: number) => writer.messages.jerseyNumber(String(id));
  const found = catalogues.of.jerseys
    .filter(({ id, name }) => query.trim() === '' || matchesSearch(searchKey(`${name} ${id}`), query))
    .slice(0, mostShown)
    .map(({ id, name, imageUrl }) => ({
      value: String(id),
      label: name,
      note: numberOf(id),
      picture: <CataloguePicture key={id} id={id} src={imageUrl} />,
    }));
  const typed = /^\s*[1-9]\d{0,15}\s*$/.test(query) ? Number(query) : null;
  const isNamed = typed === null || catalogues.jerseys.has(typed);

  return (
    <Combobox
      autoFocus
      label={label}
      options={isNamed ? found : [...found, { value: String(typed), label: numberOf(typed) }]}
      onQuery={setQuery}
      value={value === null ? null : { value: String(value), label: fieldText(writer, 'jerseyHash', value) }}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen.value))}
    />
  );
}
