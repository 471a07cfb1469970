import { SERIES_CATEGORIES, seriesCategory } from '@otryv/race';
import {
  Button,
  Card,
  Combobox,
  FieldRow,
  FormSection,
  SelectField,
  Skeleton,
  Stack,
  Switch,
  useMessages,
} from '@otryv/ui';
import { useMemo, useState } from 'react';
import { whatIfCatalogues } from '../messages/whatIf.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import { titleOf, type WhatIfInput, withCategory, withStage } from './whatIfInput.ts';

const mostOptions = 20;

/** Selects the assumptions of a what-if. */
export function WhatIfPanel({ loading, ...input }: WhatIfInput & { loading: boolean }) {
  const messages = useMessages(whatIfCatalogues);
  const { rows, stages, assumptions, onChange } = input;
  if (loading) return <Skeleton shape="block" />;
  if (rows.length === 0 && stages.length === 0) return <p>{messages.nothing}</p>;

  return (
    <Card>
      <Stack>
        <FormSection title={messages.stages}>
          <Stack gap="s">
            {stages.map(({ order, name }) => (
              <Switch
                key={order}
                label={messages.without(titleOf({ order, name }, messages))}
                checked={assumptions.withoutStages?.includes(order) ?? false}
                onChange={(isLeftOut) => onChange(withStage(assumptions, order, isLeftOut))}
              />
            ))}
          </Stack>
        </FormSection>
        <OtherCategory {...input} />
      </Stack>
    </Card>
  );
}

function OtherCategory({ rows, assumptions, onChange }: WhatIfInput) {
  const messages = useMessages(whatIfCatalogues);
  const [query, setQuery] = useState('');
  const [rider, setRider] = useState<{ value: string; label: string } | null>(null);
  const [chosen, setChosen] = useState('');
  const categories = useMemo(() => {
    const ridden = new Set(rows.map(({ finalCategory }) => finalCategory));
    return SERIES_CATEGORIES.filter((category) => ridden.has(category));
  }, [rows]);
  const category = categories.find((each) => each === chosen);
  const wanted = query.trim().toLocaleLowerCase('ru');
  const options = rows
    .map((row) => ({ value: String(row.profileId), label: riderNameOf(row) }))
    .filter(({ label }) => label.toLocaleLowerCase('ru').includes(wanted))
    .slice(0, mostOptions);

  return (
    <FormSection title={messages.categories}>
      <FieldRow>
        <Combobox label={messages.rider} value={rider} onChange={setRider} options={options} onQuery={setQuery} />
        <SelectField
          label={messages.category}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: messages.keep },
            ...categories.map((each) => ({ value: each, label: seriesCategory(each) ?? each })),
          ]}
        />
      </FieldRow>
      <div>
        <Button
          disabled={rider === null || category === undefined}
          onClick={() => rider && onChange(withCategory(assumptions, Number(rider.value), category))}
        >
          {messages.recalculate}
        </Button>
      </div>
    </FormSection>
  );
}
