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
    help: 'Requests by the pattern of their route, method and class of status; streams are left out.',
    labels: ['http_route', 'http_request_method', 'status_class'],
    borders: waits,
  },
  http_client_request_duration_seconds: {
    kind: 'histogram',
    help: 'Calls of services by peer and class of status; «none» for those without a response.',
    labels: ['peer', 'status_class'],
    borders: waits,
  },
  otryv_errors_total: { kind: 'counter', help: 'Refusals and faults that callers got, by code.', labels: ['code'] },
  otryv_requests_shed_total: {
    kind: 'counter',
    help: 'Requests that were refused for the load, by code.',
    labels: ['code'],
  },
  otryv_requests_working: { kind: 'gauge', help: 'Requests of the API that are worked on.' },
  otryv_requests_waiting: { kind: 'gauge', help: 'Requests of the API that wait for one of those to end.' },
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
    help: 'Share of time since the last scrape that the loop worked.',
  },
  process_memory_usage_bytes: { kind: 'gauge', help: 'Memory of the process, resident.' },
  v8js_memory_heap_used_bytes: { kind: 'gauge', help: 'Memory of the objects of JavaScript.' },
  process_cpu_time_seconds_total: { kind: 'total', help: 'CPU time of the process, by mode.', labels: ['cpu_mode'] },
  process_uptime_seconds: { kind: 'gauge', help: 'How long the process runs.' },
  db_client_connection_count: { kind: 'gauge', help: 'Connections to the database, by state.', labels: ['state'] },
  db_client_connection_max: { kind: 'gauge', help: 'Connections that may be open to one server of the database.' },
  db_client_connection_wait_time_seconds: {
    kind: 'histogram',
    help: 'How long a command waited for a connection.',
    borders: [0.001, ...waits],
  },
  db_client_connection_timeouts_total: { kind: 'counter', help: 'Commands that got no connection.' },
  otryv_database_breaker_open: { kind: 'gauge', help: '1 while transactions rest after outages of the database.' },
  otryv_job_duration_seconds: {
    kind: 'histogram',
    help: 'Runs of jobs, by job and outcome.',
    labels: ['job_name', 'outcome'],
    borders: works,
  },
  otryv_job_lag_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job that is due has waited, by job.',
    labels: ['job_name'],
  },
  otryv_game_breakers_open: {
    kind: 'gauge',
    help: 'Accounts of the game that rest after failures, by owner.',
    labels: ['owner'],
  },
  otryv_game_requests_waiting: { kind: 'gauge', help: 'Requests to the game that wait for their turn.' },
  otryv_sockets: { kind: 'gauge', help: 'Open sockets, by whether a user is signed in.', labels: ['kind'] },
  otryv_streams: { kind: 'gauge', help: 'Open streams of live results.' },
  otryv_cache_reads_total: {
    kind: 'total',
    help: 'Reads of what has a cache, by cache and outcome.',
    labels: ['cache', 'outcome'],
  },
  otryv_outbox_lag_seconds: {
    kind: 'histogram',
    help: 'From the writing of a message about a change until this process handles it.',
    borders: waits,
  },
  otryv_page_render_duration_seconds: {
    kind: 'histogram',
    help: 'Rendering of pages, by outcome.',
    labels: ['outcome'],
    borders: waits,
  },
  otryv_pages_refused_total: { kind: 'counter', help: 'Pages that came as the shell: too many were rendered.' },
  otryv_page_renders_waiting: { kind: 'gauge', help: 'Pages that are rendered or wait for it.' },
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
