import type { VisitCounts } from '@otryv/contract';
import { Stack } from '@otryv/ui';
import { MetricHistoryChart, ShareBars } from '@otryv/ui/charts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { usePageNames } from './usePageNames.ts';

/** Renders the visits by day, and by page with the same figures as a table. */
export function VisitCharts({ counts: { total, days, routes } }: { counts: VisitCounts }) {
  const { visit: messages } = useMessages(adminMessages);
  const nameOf = usePageNames();

  return (
    <Stack>
      <MetricHistoryChart
        title={messages.byDay}
        note={messages.total(total)}
        points={days.map(({ day, count }) => ({ day, value: count }))}
        zoneOfDays="UTC"
      />
      <ShareBars
        title={messages.byRoute}
        labels="wide"
        what={messages.route}
        counted={messages.visits}
        shares={routes.map(({ pattern, count }) => ({ key: pattern, label: nameOf(pattern), value: count }))}
      />
    </Stack>
  );
}
