import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { WebhookFault } from '@otryv/contract';
import { Agent, request } from 'undici';
import { CONFIG, type Config } from '../../config.ts';
import { ResponseTooBig, readLimited } from '../../kernel/http/bytes/read-limited.ts';
import {
  AddressBlocked,
  guardedLookup,
  isLoopbackAddress,
  isPublicAddress,
} from '../../kernel/http/public-addresses.ts';

export interface SentOutcome {
  ms: number;
  status: number | null;
  /** `null` if it was delivered. */
  fault: WebhookFault | null;
}

const timeoutMs = 10_000;
const mostBytes = 64 * 1024;
const firstFreePort = 1024;

/** Posts to user-provided addresses, only in the public network. */
@Injectable()
export class WebhookSender implements OnModuleDestroy {
  private readonly agent: Agent;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'WEBHOOK_ALLOW_LOOPBACK'>) {
    const lookup = guardedLookup((address) => this.isAllowed(address));
    // Each delivery opens a new connection: its lookup checks the address.
    this.agent = new Agent({ connect: { lookup, timeout: timeoutMs }, pipelining: 0 });
  }

  /** Whether the text of an address permits sending; the lookup checks what its host resolves to. */
  isSendable(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return false;
    const host = hostOf(url);
    const isPortFree = url.port === '' || Number(url.port) >= firstFreePort;
    if (!isPortFree || (isIP(host) !== 0 && !this.isAllowed(host))) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && this.isOwnMachine(host));
  }

  /** Follows no redirect, and reads no more of the response than it needs. */
  async send(
    address: string,
    message: { body: string; headers: Record<string, string> },
    withinMs = timeoutMs,
  ): Promise<SentOutcome> {
    const start = performance.now();
    let status: number | null = null;
    const outcome = (fault: WebhookFault | null) => ({ ms: Math.round(performance.now() - start), status, fault });
    if (!this.isSendable(address)) return outcome('blocked');
    try {
      const signal = AbortSignal.timeout(withinMs);
      const response = await request(address, { ...message, method: 'POST', dispatcher: this.agent, signal });
      status = response.statusCode;
      await readLimited(response.body, mostBytes);
      return outcome(faultOf(status));
    } catch (error) {
      return outcome((status !== null && faultOf(status)) || reasonOf(error));
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  private isAllowed(address: string): boolean {
    return isPublicAddress(address) || this.isOwnMachine(address);
  }

  /** Whether a host is this machine, which only tests may allow. */
  private isOwnMachine(host: string): boolean {
    return this.config.WEBHOOK_ALLOW_LOOPBACK && isLoopbackAddress(host);
  }
}

/** Returns the host without the brackets of IPv6. `URL` has already normalized every other spelling of IPv4. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function faultOf(status: number): WebhookFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

const unknownNames = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function reasonOf(error: unknown): WebhookFault {
  if (error instanceof AddressBlocked) return 'blocked';
  if (error instanceof ResponseTooBig) return 'too_big';
  if (!(error instanceof Error)) return 'unreachable';
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return unknownNames.has(code) ? 'unresolved' : 'unreachable';
}
