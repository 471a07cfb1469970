import { Button, DisplayText, Icon, SearchField, SelectField, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { stagesCatalogues } from '../messages/stages.ts';
import classes from './StagesEditor.module.css';
import type { StageRace } from './stageDrafts.ts';

export interface StageCandidatesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  /** Races in no series; `null` while they are loaded. */
  races: readonly StageRace[] | null;
  /** The stages a race can become one more ride of. */
  orders: readonly number[];
  /** Those of them that have no race yet. */
  emptyOrders?: readonly number[];
  /** Puts a race into the series: as the next stage without an order. */
  onAdd: (eventId: number, order: number | undefined) => void;
  /** While one is added no other can be: its number would be another. */
  isAdding?: boolean;
  /** Adds a stage whose race is not known yet. */
  onAddEmpty: () => void;
}

/** The races that can become stages. */
export function StageCandidates({
  races,
  orders,
  emptyOrders = [],
  isAdding = false,
  onAdd,
  onAddEmpty,
  className,
  ...props
}: StageCandidatesProps) {
  const words = useMessages(stagesCatalogues);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('');
  const wanted = search.trim().toLocaleLowerCase('ru');
  const found = (races ?? []).filter(({ name }) => name.toLocaleLowerCase('ru').includes(wanted));

  return (
    <section {...props} className={clsx(classes.StageCandidates, className)} aria-busy={races === null || undefined}>
      <DisplayText as="h2" size="d-s">
        {words.candidates}
      </DisplayText>
      <SearchField label={words.find} value={search} onChange={setSearch} />
      <SelectField
        label={words.addAs}
        value={order}
        onChange={setOrder}
        options={[
          { value: '', label: words.nextStage },
          ...orders.map((stage) => ({
            value: String(stage),
            label: emptyOrders.includes(stage) ? words.raceOf(stage) : words.repeatOf(stage),
          })),
        ]}
      />
      <p role="status">{races === null ? words.loading : found.length === 0 ? words.noCandidates : ''}</p>
      <ul>
        {found.map(({ id, name, details }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{details}</span>
            <Button
              size="s"
              disabled={isAdding}
              aria-label={words.addRace(name)}
              onClick={() => onAdd(id, order === '' ? undefined : Number(order))}
            >
              <Icon of={Plus} size="s" /> {words.add}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="s" disabled={isAdding} onClick={onAddEmpty}>
        {words.addEmpty}
      </Button>
      <p>{words.candidatesHint}</p>
    </section>
  );
}
