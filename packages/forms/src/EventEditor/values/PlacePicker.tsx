import { Combobox, type ComboboxOption } from '@otryv/ui';
import type { ValueDraft } from '../../ValueEditor/index.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { fieldText, numberText } from '../draft/valueText.ts';
import { CataloguePicture } from '../parts/CataloguePicture.tsx';

export interface PlacePickerProps extends ValueDraft<number | null> {
  field: 'mapId' | 'routeId';
  /** The map of the group; its routes are listed first. */
  mapId: number | null;
  label: string;
}

/** A map or a route, found by its name; a route also by its map and its length. */
export function PlacePicker({ field, mapId, label, value, onChange }: PlacePickerProps) {
  const { catalogues } = useEditorTools();
  const writer = useValueWriter();
  const { messages, locale } = writer;
  const isNear = (route: { mapId: number }) => Number(route.mapId === mapId);
  const routes = catalogues.of.routes
    .toSorted((one, other) => isNear(other) - isNear(one))
    .map((route) => {
      const kilometres = `${numberText(route.distanceKm, locale, 1)} ${messages.kilometres}`;
      const note = `${catalogues.maps.get(route.mapId) ?? ''}, ${kilometres}`;
      return {
        ...option(route, note),
        picture: route.imageUrl && <CataloguePicture id={route.id} src={route.imageUrl} />,
      };
    });
  const options = field === 'routeId' ? routes : catalogues.of.maps.map((map) => option(map));

  return (
    <Combobox
      autoFocus
      label={label}
      hint={field === 'routeId' ? messages.routeHint : undefined}
      options={options}
      value={value === null ? null : { value: String(value), label: fieldText(writer, field, value) }}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen.value))}
    />
  );
}

function option({ id, name }: { id: number; name: string }, note?: string): ComboboxOption {
  return { value: String(id), label: name, note };
}
