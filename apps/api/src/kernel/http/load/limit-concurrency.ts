import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { observe } from '../../metrics/metrics.ts';
import type { CommonHeaders } from '../bytes/serve-bytes.ts';
import { isCancelled } from '../requests/cancelled-requests.ts';
import { isInternalRead } from '../requests/internal-reads.ts';
import { isApi } from '../requests/request-address.ts';
import { isHealth, refuse } from './shed-load.ts';

const waitingPerWorker = 8;
const retryAfterSeconds = 2;

/**
 * Limits the concurrent requests of the API; further ones are queued, and rejected if the queue is too long.
 *
 * A request occupies a slot from its arrival until its response is serialized: a client that sends or reads slowly
 * occupies none. A disconnected client's slot stays occupied while its work continues: otherwise a client could have
 * any number of requests processed by reconnecting.
 */
export function limitConcurrency(fastify: FastifyInstance, concurrency: number, common: CommonHeaders): void {
  const working = new PQueue({ concurrency });
  observe(() => ({ otryv_requests_working: working.pending, otryv_requests_waiting: working.size }));
  const releases = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!isApi(request) || isHealth(request) || isInternalRead()) return done();
    if (working.size >= concurrency * waitingPerWorker) {
      return refuse(reply, 'overloaded', retryAfterSeconds, common(request));
    }
    const answered = new Promise<void>((release) => {
      releases.set(request, release);
      finished(reply.raw, (error) => {
        if (!error) release();
      });
      // A hijacked reply passes no further hook.
      const hijack = reply.hijack.bind(reply);
      reply.hijack = () => {
        release();
        return hijack();
      };
    });
    void working.add(() => {
      if (isCancelled(reply)) return;
      done();
      return answered;
    });
  });
  fastify.addHook('onSend', async (request) => releases.get(request)?.());
}
