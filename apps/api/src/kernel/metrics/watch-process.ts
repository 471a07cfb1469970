import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { observe } from './metrics.ts';

const nanoseconds = 1e9;
const microseconds = 1e6;
const milliseconds = 1e3;
const sampleMs = 20;

/** Observes the memory, the CPU time and the event loop of the process; returns a function that stops it. */
export function watchProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: sampleMs });
  delay.enable();
  let before = performance.eventLoopUtilization();
  observe(() => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // The wait between two samples is not a delay. Before the first sample the mean is NaN.
    const seconds = (value: number) =>
      Number.isFinite(value) ? Math.max(0, value / nanoseconds - sampleMs / milliseconds) : 0;
    const reading = {
      nodejs_eventloop_delay_mean_seconds: seconds(delay.mean),
      nodejs_eventloop_delay_p99_seconds: seconds(delay.percentile(99)),
      nodejs_eventloop_delay_max_seconds: seconds(delay.max),
      nodejs_eventloop_utilization_ratio: utilization,
      process_memory_usage_bytes: rss,
      v8js_memory_heap_used_bytes: heapUsed,
      process_cpu_time_seconds_total: [
        [user / microseconds, { cpu_mode: 'user' }],
        [system / microseconds, { cpu_mode: 'system' }],
      ] as const,
      process_uptime_seconds: process.uptime(),
    };
    delay.reset();
    return reading;
  });
  return () => delay.disable();
}
