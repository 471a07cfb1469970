import { type INestApplicationContext, Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Context, DiagLogLevel, diag, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { minuteMs } from '../time-units.ts';
import { type Call, listenToCalls } from '../undici-calls.ts';
import { type SpanAttributes, traceWith } from './spans.ts';

const logProblemEveryMs = minuteMs;
/** Export timeout of the collector, also during a shutdown, which has ten seconds in total. */
const exportMs = 2_000;

/** Spans of requests and jobs, with those of their commands and calls as children, sent to a collector by OTLP. */
export class Tracing {
  private readonly provider: TracerProvider;
  private readonly contexts = new AsyncLocalStorageContextManager().enable();
  private readonly endings: (() => void)[] = [];

  /** @param share - Share of traced requests and jobs, 0 to 1. */
  constructor(endpoint: string, share: number) {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportMs });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'otryv' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
    });
    traceWith({ run: (name, attributes, work) => this.run(name, attributes, work) });
    logProblems();
  }

  /** Creates a span for each request. A caller's trace is not continued: it cannot be trusted. */
  traceRequests(fastify: FastifyInstance): void {
    const contexts = new WeakMap<FastifyRequest, Context>();
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, id } = request;
      const route = routeOptions.url ?? 'none';
      const attributes = { 'http.request.method': method, 'http.route': route, 'otryv.request.id': id };
      const context = this.begin(`${method} ${route}`, SpanKind.SERVER, attributes);
      contexts.set(request, context);
      this.contexts.with(context, done);
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      const span = spanOf(contexts.get(request));
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  /** Creates a span for each database command of a request or a job, without its values. */
  traceCommands(app: INestApplicationContext): void {
    const running = new Map<number, Span | undefined>();
    const end = (requestId: number, isFailed: boolean) => {
      const span = running.get(requestId);
      running.delete(requestId);
      if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    };
    const client = app.get<Connection>(getConnectionToken()).getClient();
    client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
      if (!this.isTracing) return;
      const collection: unknown = command[commandName];
      const of = typeof collection === 'string' ? [['db.collection.name', collection]] : [];
      const attributes = {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        'db.namespace': databaseName,
      };
      const name = [commandName, ...of.map(([, value]) => value)].join(' ');
      const context = this.begin(name, SpanKind.CLIENT, { ...attributes, ...Object.fromEntries(of) });
      running.set(requestId, spanOf(context));
    });
    client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
    client.on('commandFailed', ({ requestId }) => end(requestId, true));
  }

  /**
   * Creates a span for each service call of a request or a job. Its path is not exported: some contain ids and tokens.
   */
  traceCalls(): void {
    const running = new WeakMap<Call, Span>();
    this.endings.push(
      listenToCalls({
        begin: (call) => {
          if (!this.isTracing) return;
          const { host } = new URL(call.origin);
          const attributes = { 'http.request.method': call.method, 'server.address': host };
          const span = spanOf(this.begin(`${call.method} ${host}`, SpanKind.CLIENT, attributes));
          if (span) running.set(call, span);
        },
        status: (call, status) => running.get(call)?.setAttribute('http.response.status_code', status),
        end: (call, isFailed) => {
          const span = running.get(call);
          if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
          span?.end();
        },
      }),
    );
  }

  /** Sends the remaining spans, as long as the collector accepts them. */
  async stop(): Promise<void> {
    traceWith(null);
    for (const end of this.endings) end();
    await this.provider.shutdown().catch(() => undefined);
    this.contexts.disable();
    diag.disable();
  }

  private async run<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
    const context = this.begin(name, SpanKind.INTERNAL, attributes);
    try {
      return await this.contexts.with(context, work);
    } catch (error) {
      // Its message may quote values.
      spanOf(context)?.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      spanOf(context)?.end();
    }
  }

  private get isTracing(): boolean {
    return spanOf(this.contexts.active())?.isRecording() === true;
  }

  /** Returns the context of a new child span of the current one. */
  private begin(name: string, kind: SpanKind, attributes: SpanAttributes): Context {
    const parent = this.contexts.active();
    return trace.setSpan(parent, this.provider.getTracer('otryv').startSpan(name, { kind, attributes }, parent));
  }
}

function spanOf(context: Context | undefined): Span | undefined {
  return context && trace.getSpan(context);
}

/** Logs problems; an unavailable collector fails every batch: one line a minute. */
function logProblems(): void {
  const logger = new Logger('Tracing');
  let loggedAt = Number.NEGATIVE_INFINITY;
  const nothing = () => undefined;
  const error = (message: string) => {
    if (performance.now() - loggedAt < logProblemEveryMs) return;
    loggedAt = performance.now();
    logger.warn(`Traces are not sent: ${message}`);
  };
  diag.setLogger({ error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.ERROR);
}
