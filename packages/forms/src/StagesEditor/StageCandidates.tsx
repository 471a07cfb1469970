import { Button, DisplayText, Icon, SearchField, SelectField, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { stagesCatalogues } from '../messages/stages.ts';
import classes from './StagesEditor.module.css';
import type { StageRace } from './stageDrafts.ts';
import { genitiveOf } from './stageTexts.ts';

export interface StageCandidatesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  /** Races not in a series; `null` while loading. */
  races: readonly StageRace[] | null;
  /** Stages to which a race can be added as another ride. */
  orders: readonly number[];
  /** Stages without a race yet. */
  emptyOrders?: readonly number[];
  /** Adds a race to the series: as the next stage without an order. */
  onAdd: (eventId: number, order: number | undefined) => void;
  /** Whether one is being added: meanwhile no other can be, as its number would change. */
  isAdding?: boolean;
  /** Adds a stage whose race is not known yet. */
  onAddEmpty: () => void;
}

/** Races that can become stages. */
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
  const messages = useMessages(stagesCatalogues);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('');
  const wanted = search.trim().toLocaleLowerCase('ru');
  const found = (races ?? []).filter(({ name }) => name.toLocaleLowerCase('ru').includes(wanted));

  return (
    <section {...props} className={clsx(classes.StageCandidates, className)} aria-busy={races === null || undefined}>
      <DisplayText as="h2" size="d-s">
        {messages.candidates}
      </DisplayText>
      <SearchField label={messages.find} value={search} onChange={setSearch} />
      <SelectField
        label={messages.addAs}
        value={order}
        onChange={setOrder}
        options={[
          { value: '', label: messages.nextStage },
          ...orders.map((stage) => ({
            value: String(stage),
            label: (emptyOrders.includes(stage) ? messages.raceOf : messages.repeatOf)(genitiveOf(stage, messages)),
          })),
        ]}
      />
      <p role="status">{races === null ? messages.loading : found.length === 0 ? messages.noCandidates : ''}</p>
      <ul>
        {found.map(({ id, name, details }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{details}</span>
            <Button
              size="s"
              disabled={isAdding}
              aria-label={messages.addRace(name)}
              onClick={() => onAdd(id, order === '' ? undefined : Number(order))}
            >
              <Icon of={Plus} size="s" /> {messages.add}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="s" disabled={isAdding} onClick={onAddEmpty}>
        {messages.addEmpty}
      </Button>
      <p>{messages.candidatesHint}</p>
    </section>
  );
}
