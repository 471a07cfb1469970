/** What a span is about: of few values each, and nothing personal. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What traces while traces are sent. */
export interface Spans {
  run<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
}

let spans: Spans | null = null;

/** Begins to trace, or ends it. */
export function traceWith(given: Spans | null): void {
  spans = given;
}

/** Does work within a new span; its commands to the database and calls of services have spans beneath. */
export function inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
  return spans ? spans.run(name, attributes, work) : work();
}
