/** Attributes of a span: few values each, and nothing personal. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Span factory in use while traces are sent. */
export interface Spans {
  run<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
}

let spans: Spans | null = null;

/** Starts or stops tracing. */
export function traceWith(given: Spans | null): void {
  spans = given;
}

/** Runs work within a new span, the parent of its database commands and service calls. */
export function inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
  return spans ? spans.run(name, attributes, work) : work();
}
