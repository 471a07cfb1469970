import type { RiderMetrics } from '@otryv/contract';
import { lazyPart, Notice } from '@otryv/ui';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { RiderPage } from '../RiderPage.tsx';
import { HistoryTab } from './HistoryTab.tsx';

const BodyCharts = lazyPart(async () => ({ default: (await import('./HistoryCharts.tsx')).BodyCharts }));

/** Renders the weight and the height of a rider over time. */
export function RiderWeightScreen() {
  return (
    <RiderPage tab="weight">
      {(data) => (
        <HistoryTab data={data}>
          {(metrics, few) => (
            <>
              <Hidden metrics={metrics} />
              <BodyCharts {...{ metrics, few }} />
            </>
          )}
        </HistoryTab>
      )}
    </RiderPage>
  );
}

/** Lists hidden values, so that readers do not look for their charts. */
function Hidden({ metrics: { isWeightHidden, isHeightHidden } }: { metrics: RiderMetrics }) {
  const { history: messages } = useMessages(ridersMessages);
  const hidden = [
    ...(isWeightHidden ? [messages.weightHidden] : []),
    ...(isHeightHidden ? [messages.heightHidden] : []),
  ];

  return hidden.map((title) => (
    <Notice key={title}>
      {title}. {messages.hiddenText}
    </Notice>
  ));
}
