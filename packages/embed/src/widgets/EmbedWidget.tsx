import { type EmbedKind, mostEmbedRows } from '@otryv/contract/embed';
import { type LinkProps, OtryvProvider } from '@otryv/ui';
import type { ComponentType } from 'react';
import type { EmbedState } from '../state/embedState.ts';
import { CountdownEmbed } from './CountdownEmbed.tsx';
import { ResultsEmbed } from './ResultsEmbed.tsx';
import { RiderEmbed } from './RiderEmbed.tsx';
import { ScheduleEmbed } from './ScheduleEmbed.tsx';
import { SeriesEmbed } from './SeriesEmbed.tsx';
import { StandingsEmbed } from './StandingsEmbed.tsx';
import type { WidgetProps } from './widgetProps.ts';

export interface EmbedWidgetProps {
  state: EmbedState;
  /** How far the clock of the device is ahead of the server's, in milliseconds. */
  clockSkewMs?: number | undefined;
  /** Container of menus, panels and tooltips; the end of the page by default. */
  container?: HTMLElement | null | undefined;
}

const widgets: Readonly<Record<EmbedKind, ComponentType<WidgetProps>>> = {
  results: ResultsEmbed,
  schedule: ScheduleEmbed,
  series: SeriesEmbed,
  standings: StandingsEmbed,
  rider: RiderEmbed,
  countdown: CountdownEmbed,
};

/** Renders any embed: the same tree on the server and in the hydrating browser. */
export function EmbedWidget({ state, clockSkewMs, container }: EmbedWidgetProps) {
  const { embed, origin, now } = state;
  const { locale, zone } = embed.options;
  const Widget = widgets[embed.kind];

  return (
    <OtryvProvider
      locale={locale}
      timeZone={zone}
      initialNow={now}
      clockSkewMs={clockSkewMs}
      flagUrl={`${origin}/images/flags/{code}.svg`}
      // Without scripts all rows are shown.
      servedRows={mostEmbedRows}
      container={container}
      renderLink={newTabLink}
    >
      <Widget state={state} />
    </OtryvProvider>
  );
}

/** Keeps the embedding page open: links to the portal open in a new tab. */
function newTabLink(props: LinkProps) {
  return <a {...props} target="_blank" rel="noopener" />;
}
