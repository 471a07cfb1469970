import { onTestFinished } from 'vitest';
import { type Labels, measureWith } from '../kernel/metrics/metrics.ts';

/** What is counted and measured until the test ends, each with the values of its labels. */
export function watchMetrics(): string[] {
  const seen: string[] = [];
  const see = (name: string, labels: Labels = {}) => void seen.push([name, ...Object.values(labels)].join(' '));
  measureWith({
    count: see,
    measure: (name, _seconds, labels) => see(name, labels),
    observe: () => undefined,
  });
  onTestFinished(() => measureWith(null));
  return seen;
}
