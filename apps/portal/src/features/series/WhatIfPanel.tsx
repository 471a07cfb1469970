import type { GeneralClassification, GeneralRow } from '@otryv/contract';
import { seriesCategory } from '@otryv/race';
import { Button, Card, Combobox, FieldRow, FormSection, SelectField, Stack, Switch } from '@otryv/ui';
import { useMemo, useState } from 'react';
import { nameOf } from './leadersOf.ts';
import { useSeriesScreenMessages } from './messages/useSeriesScreenMessages.ts';
import { useConditions } from './useConditions.ts';

export interface WhatIfPanelProps {
  rows: readonly GeneralRow[];
  stages: GeneralClassification['data']['stages'];
}

const shown = 20;

/** Where the conditions of a trial are chosen. */
export function WhatIfPanel({ rows, stages }: WhatIfPanelProps) {
  const { whatIf: words } = useSeriesScreenMessages();
  const { conditions, setOrders } = useConditions();

  return (
    <Card>
      <Stack>
        <FormSection title={words.stagesLegend}>
          <Stack gap="s">
            {stages.map(({ order, name }) => (
              <Switch
                key={order}
                label={words.without(name)}
                checked={conditions.orders.includes(order)}
                onChange={(isLeftOut) =>
                  setOrders(
                    isLeftOut ? [...conditions.orders, order] : conditions.orders.filter((each) => each !== order),
                  )
                }
              />
            ))}
          </Stack>
        </FormSection>
        <OtherCategory rows={rows} />
      </Stack>
    </Card>
  );
}

function OtherCategory({ rows }: { rows: readonly GeneralRow[] }) {
  const { whatIf: words } = useSeriesScreenMessages();
  const { conditions, setAssumed } = useConditions();
  const [query, setQuery] = useState('');
  const [rider, setRider] = useState<{ value: string; label: string } | null>(null);
  const [category, setCategory] = useState('');
  const categories = useMemo(() => [...new Set(rows.flatMap(({ finalCategory }) => finalCategory ?? []))], [rows]);
  const wanted = query.trim().toLocaleLowerCase('ru');
  const options = rows
    .map((row) => ({ value: String(row.profileId), label: nameOf(row) }))
    .filter(({ label }) => label.toLocaleLowerCase('ru').includes(wanted))
    .slice(0, shown);
  const others = conditions.assumed.filter(({ profileId }) => String(profileId) !== rider?.value);

  return (
    <FormSection title={words.categories}>
      <FieldRow>
        <Combobox label={words.rider} value={rider} onChange={setRider} options={options} onQuery={setQuery} />
        <SelectField
          label={words.category}
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: words.none },
            ...categories.toSorted().map((each) => ({ value: each, label: seriesCategory(each) ?? each })),
          ]}
        />
      </FieldRow>
      <div>
        <Button
          disabled={rider === null || category === ''}
          onClick={() => rider && setAssumed([...others, { profileId: Number(rider.value), category }])}
        >
          {words.add}
        </Button>
      </div>
    </FormSection>
  );
}
