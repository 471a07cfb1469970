import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeMetric, type MetricName, metricList } from './metric-list.ts';

const operate = resolve(import.meta.dirname, '../../../../../docs/operate');
const read = (file: string) => readFile(resolve(operate, file), 'utf8');

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

/** Labels that Prometheus adds to each metric, and the exporter to histograms. */
const added = ['job', 'instance', 'le'];
const words = new Set(['or', 'and', 'unless', 'bool', 'on', 'ignoring', 'offset']);

describe('the monitoring configuration', () => {
  it('refers to existing metrics and labels', async () => {
    const used = [...(await alertExpressions()), ...(await dashboardExpressions())].flatMap(selectorsOf);
    const unknown = used.filter(
      ({ name, labels }) => name !== 'up' && !labels.every((label) => labelsOf(name)?.includes(label)),
    );

    expect(used.length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  it('shows every metric on the dashboard', async () => {
    const shown = new Set((await dashboardExpressions()).flatMap(selectorsOf).map(({ name }) => name));

    expect(Object.keys(metricList).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has a threshold, a duration, a severity and a runbook section for every alert', async () => {
    const [, ...alerts] = (await read('monitoring/alerts.yaml')).split('- alert: ');
    const headings = new Set([...(await read('alerts.md')).matchAll(/^## (\w+)$/gm)].map(([, name]) => name));
    const names = alerts.map((alert) => alert.split('\n')[0] ?? '');

    for (const [index, alert] of alerts.entries()) {
      expect(alert).toMatch(/expr: .+ (>|==) [\d.e* ]+\n/);
      expect(alert).toMatch(/for: \d+[mh]\n\s+labels: \{ severity: (critical|warning) \}\n/);
      expect(alert).toContain(`runbook_url: docs/operate/alerts.md#${names[index]?.toLowerCase()}\n`);
    }
    expect(headings).toEqual(new Set(names));
  });
});

async function alertExpressions(): Promise<string[]> {
  return [...(await read('monitoring/alerts.yaml')).matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = '']) => expression,
  );
}

async function dashboardExpressions(): Promise<string[]> {
  const { panels }: Dashboard = JSON.parse(await read('monitoring/dashboard.json'));
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** Returns the metrics of an expression and their label selectors. */
function selectorsOf(expression: string): { name: string; labels: string[] }[] {
  const plain = expression.replace(/\b(by|without) \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\b([a-z]\w*)\b(?!\s*\()(?:\{([^}]*)\})?(?![\w"]*")/gi)].flatMap(
    ([, word = '', matchers = '']) =>
      words.has(word)
        ? []
        : [{ name: metricOf(word), labels: [...matchers.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label) }],
  );
}

/** Returns the metric; a histogram has three names in Prometheus. */
function metricOf(name: string): string {
  const plain = name.replace(/_(bucket|count|sum)$/, '');
  return plain in metricList && describeMetric(plain as MetricName).kind === 'histogram' ? plain : name;
}

function labelsOf(name: string): readonly string[] | undefined {
  return name in metricList ? [...added, ...(describeMetric(name as MetricName).labels ?? [])] : undefined;
}
