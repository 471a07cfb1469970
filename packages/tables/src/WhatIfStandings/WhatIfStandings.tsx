import { seriesCategory, type WhatIf } from '@otryv/race';
import {
  Button,
  ClientOnly,
  ErrorState,
  type ErrorStateProps,
  Icon,
  lazyPart,
  Notice,
  Skeleton,
  Stack,
  Toolbar,
  useMessages,
} from '@otryv/ui';
import { clsx } from 'clsx';
import { FlaskConical, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { whatIfCatalogues } from '../messages/whatIf.ts';
import classes from './WhatIfStandings.module.css';
import { nameOfRider, titleOf, type WhatIfInput, withCategory, withStage } from './whatIfInput.ts';

export interface WhatIfStandingsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange'>,
    WhatIfInput,
    Pick<ErrorStateProps, 'onRetry' | 'busy'> {
  /** The table of the standings: official without assumptions, hypothetical with them. */
  children: ReactNode;
  /** Whether the official rows are still loading. */
  loading?: boolean | undefined;
  /** Error of the what-if, rendered instead of the table. */
  error?: ReactNode;
}

// Lazy, so that the standings do not wait for the fields.
const WhatIfPanel = lazyPart(async () => ({ default: (await import('./WhatIfPanel.tsx')).WhatIfPanel }));

/** Hypothetical standings without stages or with riders in other categories; the host recalculates them. */
export function WhatIfStandings({
  rows,
  stages,
  assumptions,
  onChange,
  children,
  loading = false,
  error,
  onRetry,
  busy = false,
  className,
  ...props
}: WhatIfStandingsProps) {
  const messages = useMessages(whatIfCatalogues);
  const { withoutStages = [], categories } = assumptions;
  const isTrial = withoutStages.length > 0 || (categories?.size ?? 0) > 0;
  const [isOpen, setIsOpen] = useState(isTrial);
  const input = { rows, stages, assumptions, onChange };
  const opener = useRef<HTMLButtonElement>(null);
  // Removes buttons, perhaps the focused one.
  const reduce = (next: WhatIf) => {
    opener.current?.focus();
    onChange(next);
  };

  return (
    <Stack {...props} gap="s" className={clsx(classes.WhatIfStandings, className)}>
      <Toolbar>
        <Button ref={opener} kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon of={FlaskConical} /> {messages.open}
        </Button>
        <Chosen {...input} onChange={reduce} />
        {isTrial && (
          <Button kind="quiet" size="s" onClick={() => reduce({})}>
            {messages.reset}
          </Button>
        )}
      </Toolbar>
      {isOpen && (
        <ClientOnly fallback={<Skeleton shape="block" />}>
          <WhatIfPanel {...input} loading={loading} />
        </ClientOnly>
      )}
      {isTrial && <Notice tone="warning">{messages.notice}</Notice>}
      <div>
        {error ? (
          <ErrorState title={messages.failed} onRetry={onRetry} busy={busy}>
            {error}
          </ErrorState>
        ) : (
          children
        )}
      </div>
    </Stack>
  );
}

/** The assumptions, each with a remove button. */
function Chosen({ rows, stages, assumptions, onChange }: WhatIfInput) {
  const messages = useMessages(whatIfCatalogues);
  const { withoutStages = [], categories = new Map() } = assumptions;
  const chips = [
    ...withoutStages.map((order) => ({
      key: `stage ${order}`,
      label: messages.without(
        titleOf(stages.find((stage) => stage.order === order) ?? { order, name: null }, messages),
      ),
      without: withStage(assumptions, order, false),
    })),
    ...[...categories].map(([profileId, category]) => ({
      key: `rider ${profileId}`,
      label: messages.inCategory(nameOfRider(rows, profileId), seriesCategory(category) ?? category),
      without: withCategory(assumptions, profileId),
    })),
  ];

  return chips.map(({ key, label, without }) => (
    <Button
      key={key}
      size="s"
      className={classes.WhatIfChosen}
      aria-label={messages.remove(label)}
      onClick={() => onChange(without)}
    >
      {label} <Icon of={X} size="s" />
    </Button>
  ));
}
