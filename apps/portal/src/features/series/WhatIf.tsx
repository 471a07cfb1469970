import { seriesCategory } from '@otryv/race';
import { Button, Icon, Skeleton, Stack, Toolbar } from '@otryv/ui';
import { FlaskConical, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nameOf } from './leadersOf.ts';
import { useSeriesScreenMessages } from './messages/useSeriesScreenMessages.ts';
import { useConditions } from './useConditions.ts';
import type { WhatIfPanelProps } from './WhatIfPanel.tsx';

// The standings wait for none of the fields.
const WhatIfPanel = lazy(async () => ({ default: (await import('./WhatIfPanel.tsx')).WhatIfPanel }));

/** Tries the standings without stages or with riders in other categories; the conditions are in the address. */
export function WhatIf({ rows, stages }: WhatIfPanelProps) {
  const { whatIf: words } = useSeriesScreenMessages();
  const { conditions, reset } = useConditions();
  const [isOpen, setIsOpen] = useState(conditions.isAny);

  return (
    <Stack gap="s">
      <Toolbar>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon of={FlaskConical} /> {words.open}
        </Button>
        <Chosen rows={rows} stages={stages} />
        {conditions.isAny && (
          <Button kind="quiet" size="s" onClick={reset}>
            {words.reset}
          </Button>
        )}
      </Toolbar>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <WhatIfPanel rows={rows} stages={stages} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The conditions in force, each with a button that takes it away. */
function Chosen({ rows, stages }: WhatIfPanelProps) {
  const { whatIf: words } = useSeriesScreenMessages();
  const { conditions, setOrders, setAssumed } = useConditions();
  const wordsOf = ({ profileId, category }: { profileId: number; category: string }) => {
    const row = rows.find((each) => each.profileId === profileId);
    return words.inCategory(row ? nameOf(row) : String(profileId), seriesCategory(category) ?? category);
  };
  const chips = [
    ...conditions.orders.map((order) => ({
      label: words.without(stages.find((stage) => stage.order === order)?.name ?? String(order)),
      remove: () => setOrders(conditions.orders.filter((each) => each !== order)),
    })),
    ...conditions.assumed.map((one) => ({
      label: wordsOf(one),
      remove: () => setAssumed(conditions.assumed.filter(({ profileId }) => profileId !== one.profileId)),
    })),
  ];

  return chips.map(({ label, remove }) => (
    <Button key={label} size="s" aria-label={words.remove(label)} onClick={remove}>
      {label} <Icon of={X} size="s" />
    </Button>
  ));
}
