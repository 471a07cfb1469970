// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as charts from './charts.ts';
import { ages, aYear, climbers, curves, ftpSteps, ratings, scoreRanges, stages } from './testing/chartData.ts';

const page = { key: '/riders', label: '/riders', value: 12 };
const rendered = {
  AgeShares: <charts.AgeShares title="Возраст" shares={ages} />,
  FtpHistogram: <charts.FtpHistogram title="FTP, вт/кг" steps={ftpSteps} />,
  MetricHistoryChart: <charts.MetricHistoryChart title="Рейтинг" points={ratings} />,
  PlacesByStageChart: <charts.PlacesByStageChart title="Места" stages={stages} riders={climbers} />,
  PowerCurveChart: <charts.PowerCurveChart title="Кривая, вт/кг" curves={curves} unit="wattsPerKg" />,
  RaceTypeShares: <charts.RaceTypeShares title="Типы" shares={ages} />,
  RacingScoreHistogram: <charts.RacingScoreHistogram title="Рейтинг" ranges={scoreRanges} />,
  RidersInEventsChart: <charts.RidersInEventsChart title="Райдеры" periods={aYear} />,
  ShareBars: <charts.ShareBars title="Посещения" what="Страница" counted="Посещения" shares={[page]} />,
};

describe('@otryv/ui/charts', () => {
  it('exports only its charts', () => {
    expect(Object.keys(charts).toSorted()).toEqual([...Object.keys(rendered), 'Sparkline', 'TrendCard'].toSorted());
  });

  it.each(Object.entries(rendered))('renders the table of %s on a server, without a style attribute', (_, chart) => {
    const html = renderToString(chart);

    expect(html).toContain('<table');
    expect(html).not.toContain('style=');
  });

  it('draws a sparkline on a server', () => {
    const html = renderToString(<charts.Sparkline label="Рейтинг" values={[1, null, 3, 2]} />);

    expect(html).toContain('aria-label="Рейтинг"');
    expect(html.match(/M/g)).toHaveLength(2);
  });
});
