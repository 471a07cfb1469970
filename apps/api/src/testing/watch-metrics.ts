import { onTestFinished } from 'vitest';
import { type Labels, measureWith } from '../kernel/metrics/metrics.ts';

/** Records what is counted and measured until the test ends, each with its label values. */
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
