interface Description {
  /** A gauge and a total are read at each scrape; a counter and a histogram are written when something happens. */
  kind: 'counter' | 'histogram' | 'gauge' | 'total';
  help: string;
  /** Never `job` or `instance`, which Prometheus adds itself. */
  labels?: readonly string[];
  /** Upper bounds of a histogram's buckets. */
  borders?: readonly number[];
}

/** Buckets for requests and calls that readers wait for. */
const waits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Buckets for background work. */
const works = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

/**
 * Metrics by their Prometheus names, with the unit as a suffix. Metrics covered by an OpenTelemetry convention follow
 * its naming.
 */
export const metricList = {
  http_server_request_duration_seconds: {
    kind: 'histogram',
    help: 'Requests by route pattern, method and status class, without streams.',
    labels: ['http_route', 'http_request_method', 'status_class'],
    borders: waits,
  },
  http_client_request_duration_seconds: {
    kind: 'histogram',
    help: 'Calls of services by peer and status class; «none» for those without a response.',
    labels: ['peer', 'status_class'],
    borders: waits,
  },
  otryv_errors_total: { kind: 'counter', help: 'Errors returned to callers, by code.', labels: ['code'] },
  otryv_requests_shed_total: {
    kind: 'counter',
    help: 'Requests rejected because of load, by code.',
    labels: ['code'],
  },
  otryv_requests_working: { kind: 'gauge', help: 'API requests being processed.' },
  otryv_requests_waiting: { kind: 'gauge', help: 'API requests waiting for a slot.' },
  nodejs_eventloop_delay_mean_seconds: { kind: 'gauge', help: 'Delay of the event loop since the last scrape, mean.' },
  nodejs_eventloop_delay_p99_seconds: {
    kind: 'gauge',
    help: 'Delay of the event loop since the last scrape, 99th percentile.',
  },
  nodejs_eventloop_delay_max_seconds: {
    kind: 'gauge',
    help: 'Delay of the event loop since the last scrape, longest.',
  },
  nodejs_eventloop_utilization_ratio: {
    kind: 'gauge',
    help: 'Share of time since the last scrape in which the loop was busy.',
  },
  process_memory_usage_bytes: { kind: 'gauge', help: 'Memory of the process, resident.' },
  v8js_memory_heap_used_bytes: { kind: 'gauge', help: 'Memory of JavaScript objects.' },
  process_cpu_time_seconds_total: { kind: 'total', help: 'CPU time of the process, by mode.', labels: ['cpu_mode'] },
  process_uptime_seconds: { kind: 'gauge', help: 'Time since the process started.' },
  db_client_connection_count: { kind: 'gauge', help: 'Connections to the database, by state.', labels: ['state'] },
  db_client_connection_max: { kind: 'gauge', help: 'Connections that may be open to one server of the database.' },
  db_client_connection_wait_time_seconds: {
    kind: 'histogram',
    help: 'Time that a command waited for a connection.',
    borders: [0.001, ...waits],
  },
  db_client_connection_timeouts_total: { kind: 'counter', help: 'Commands that got no connection.' },
  otryv_database_breaker_open: { kind: 'gauge', help: '1 while transactions are paused after database outages.' },
  otryv_job_duration_seconds: {
    kind: 'histogram',
    help: 'Runs of jobs, by job and outcome.',
    labels: ['job_name', 'outcome'],
    borders: works,
  },
  otryv_job_lag_seconds: {
    kind: 'gauge',
    help: 'Waiting time of the oldest due job, by job.',
    labels: ['job_name'],
  },
  otryv_game_breakers_open: {
    kind: 'gauge',
    help: 'Game accounts paused after failures, by owner.',
    labels: ['owner'],
  },
  otryv_game_requests_waiting: { kind: 'gauge', help: 'Queued requests to the game.' },
  otryv_sockets: { kind: 'gauge', help: 'Open sockets, by whether a user is signed in.', labels: ['kind'] },
  otryv_streams: { kind: 'gauge', help: 'Open streams of live results.' },
  otryv_cache_reads_total: {
    kind: 'total',
    help: 'Cache reads, by cache and outcome.',
    labels: ['cache', 'outcome'],
  },
  otryv_outbox_lag_seconds: {
    kind: 'histogram',
    help: 'Delay between writing a change message and handling it in this process.',
    borders: waits,
  },
  otryv_page_render_duration_seconds: {
    kind: 'histogram',
    help: 'Rendering of pages, by outcome.',
    labels: ['outcome'],
    borders: waits,
  },
  otryv_pages_refused_total: {
    kind: 'counter',
    help: 'Pages served as the shell because too many were being rendered.',
  },
  otryv_page_renders_waiting: { kind: 'gauge', help: 'Pages being rendered or waiting for it.' },
  otryv_webhook_deliveries_total: {
    kind: 'counter',
    help: 'Attempts to deliver to webhooks, by outcome.',
    labels: ['outcome'],
  },
  otryv_backup_age_seconds: {
    kind: 'gauge',
    help: 'Time since the last verified backup, or since backups were switched on.',
  },
} as const satisfies Record<string, Description>;

type NameOf<Kind extends Description['kind']> = {
  [Name in keyof typeof metricList]: (typeof metricList)[Name]['kind'] extends Kind ? Name : never;
}[keyof typeof metricList];

export type MetricName = keyof typeof metricList;
export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type ObservedName = NameOf<'gauge' | 'total'>;

/** Returns its description, in the type common to all. */
export function describeMetric(name: MetricName): Description {
  return metricList[name];
}
