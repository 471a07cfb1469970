import type { ChartView } from '@otryv/ui/charts';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';

const defaults = { tables: '' };

/** Returns which charts of the page are shown as tables, kept in the address, so that a link opens the same view. */
export function useChartView(): (chart: string) => { view: ChartView; onView: (view: ChartView) => void } {
  const [{ tables }, change] = useAddressState(defaults);
  const shown = tables.split(',').filter(Boolean);

  return (chart) => ({
    view: shown.includes(chart) ? 'table' : 'chart',
    onView: (view) => {
      const others = shown.filter((one) => one !== chart);
      change({ tables: (view === 'table' ? [...others, chart] : others).join(',') });
    },
  });
}
