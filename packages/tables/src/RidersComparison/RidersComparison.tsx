import {
  Aside,
  Bleed,
  Card,
  ClientOnly,
  Columns,
  ComparedFigures,
  ErrorState,
  type ErrorStateProps,
  lazyPart,
  Section,
  Skeleton,
  Stack,
  Toolbar,
  ToolbarSpacer,
  useMessages,
  useOtryv,
} from '@otryv/ui';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { CommonRacesTable, type CommonRacesTableProps } from '../CommonRacesTable/index.ts';
import { comparisonCatalogues } from '../messages/comparison.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { ComparedPower } from './ComparedPower.tsx';
import { comparedFigures } from './comparedFigures.ts';
import { type ComparisonRider, shortNames } from './comparisonRider.ts';
import classes from './RidersComparison.module.css';

export interface RidersComparisonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<CommonRacesTableProps, 'raceHref'>,
    Pick<ErrorStateProps, 'onRetry' | 'busy'> {
  /** At most four, in the order of the results of `races`; none while the reader is selecting. */
  riders: readonly ComparisonRider[];
  /** Races of at least two of the riders, newest first. Keep its identity. */
  races: CommonRacesTableProps['rows'];
  /** Number of common races and of those that count; computed from `races` by default. */
  counts?: { common: number; counted: number } | undefined;
  /** W/kg by default. */
  unit?: PowerUnit | undefined;
  /** Content beside the heading of the races, e.g. a choice of the period. */
  racesAction?: ReactNode;
  /** Content above the curves, e.g. a choice of the unit. */
  powerAction?: ReactNode;
  loading?: boolean | undefined;
  /** Error message, rendered instead of the comparison. */
  error?: ReactNode;
}

// Charts are heavy: a server, and a page until they are loaded, show the same figures as a table.
const ComparedCurves = lazyPart(async () => ({ default: (await import('./ComparedCurves.tsx')).ComparedCurves }));

/** Common races of riders, their power and their figures side by side; for one rider only the power and the figures. */
export function RidersComparison({
  riders,
  races,
  counts,
  unit = 'wattsPerKg',
  raceHref,
  racesAction,
  powerAction,
  loading = false,
  error,
  onRetry,
  busy = false,
  className,
  ...props
}: RidersComparisonProps) {
  const texts = useMessages(comparisonCatalogues);
  const { locale, messages } = useOtryv();
  const names = useMemo(() => shortNames(riders), [riders]);
  const alone = (part: ReactNode) => (
    <Stack {...props} className={className}>
      {part}
    </Stack>
  );
  if (error) {
    return alone(
      <ErrorState title={texts.failed} onRetry={onRetry} busy={busy}>
        {error}
      </ErrorState>,
    );
  }
  if (loading) return alone(<Skeleton shape="block" />);
  if (riders.length === 0) return alone(<Section title={texts.pickTitle}>{texts.pickText}</Section>);

  return (
    <Stack {...props} className={clsx(classes.RidersComparison, className)}>
      {riders.length === 1 ? (
        <Section title={texts.secondTitle}>{texts.secondText}</Section>
      ) : (
        <CommonRaces {...{ names, races, counts, raceHref }} action={racesAction} />
      )}
      {powerAction && (
        <Toolbar>
          <ToolbarSpacer />
          {powerAction}
        </Toolbar>
      )}
      <Columns className={classes.RidersComparisonColumns}>
        <ClientOnly fallback={<ComparedPower {...{ riders, names, unit }} />}>
          <ComparedCurves {...{ riders, names, unit }} />
        </ClientOnly>
        <Aside width="m" aria-label={texts.figures}>
          <Card>
            <ComparedFigures
              caption={texts.figures}
              names={names}
              figures={comparedFigures(riders, { texts, hidden: messages.hiddenValue, locale })}
            />
            {riders.length > 1 && <p>{texts.figuresNote}</p>}
          </Card>
        </Aside>
      </Columns>
    </Stack>
  );
}

interface CommonRacesProps extends Pick<RidersComparisonProps, 'races' | 'counts' | 'raceHref'> {
  names: readonly string[];
  action: ReactNode;
}

function CommonRaces({ names, races, counts, raceHref, action }: CommonRacesProps) {
  const texts = useMessages(comparisonCatalogues);
  const { common, counted } = counts ?? {
    common: races.length,
    counted: races.filter(({ uncounted }) => uncounted === null).length,
  };

  return (
    <Section title={texts.races} action={action}>
      <Bleed>
        <CommonRacesTable caption={texts.races} {...{ names, raceHref }} rows={races} />
      </Bleed>
      {common > 0 && <p>{texts.counted(common, counted)}</p>}
    </Section>
  );
}
