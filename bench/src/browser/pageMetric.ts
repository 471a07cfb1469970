import type { CDPSession } from 'playwright-core';

/** Returns a metric of the page by its name in CDP; NaN if the page has none. `Performance.enable` comes first. */
export async function pageMetric(client: CDPSession, name: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
