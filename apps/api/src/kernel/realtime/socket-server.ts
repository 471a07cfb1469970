import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { WebSocketServer } from 'ws';
import { CONFIG, type Config } from '../../config.ts';
import { networkOf } from '../http/requests/client-network.ts';
import { minuteSeconds } from '../time-units.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { SocketSignIn } from './socket-sign-in.ts';
import { Sockets } from './sockets.ts';
import { UserSocket } from './user-socket.ts';

type Settings = Pick<Config, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'REQUESTS_PER_MINUTE'>;

/** Heartbeat interval: a silent peer is disconnected at the second beat. */
export const beatMs = 25_000;
const mostFrameBytes = 4_096;
/** Timeout for a peer to close its side when the server stops. */
const patienceMs = 2_000;
const mostGuests = 1_000;

/** Accepts browsers' sockets, and ends those whose peer is gone. */
@Injectable()
export class SocketServer implements OnModuleDestroy {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: mostFrameBytes, clientTracking: false });
  private readonly perNetwork: RateLimiterMemory | null;
  private beating: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly settings: Settings,
    private readonly sockets: Sockets,
    private readonly signIn: SocketSignIn,
  ) {
    const { REQUESTS_PER_MINUTE: points } = settings;
    this.perNetwork = points === 0 ? null : new RateLimiterMemory({ points, duration: minuteSeconds });
  }

  /** Starts accepting sockets on a server's port; only upgrades that match `isSocketRequest` are passed on. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.accept(request, socket, head).catch(() => socket.destroy());
    });
    this.beating = setInterval(() => this.sockets.beat(), beatMs);
  }

  /** Closes all sockets and accepts no more. */
  stop(): void {
    if (this.beating) clearInterval(this.beating);
    this.server.close();
    this.sockets.closeAll();
    setTimeout(() => this.sockets.terminateAll(), patienceMs).unref();
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private async accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.once('error', () => socket.destroy());
    const error = await this.errorOf(request);
    if (error) {
      socket.end(`HTTP/1.1 ${error}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (accepted) => {
      const peer = new UserSocket(accepted);
      this.sockets.add(peer);
      this.signIn.serve(peer);
    });
  }

  private async errorOf(request: IncomingMessage): Promise<string | null> {
    const { PUBLIC_URL, TRUSTED_PROXIES } = this.settings;
    if (!isAllowedOrigin(request.headers.origin, PUBLIC_URL)) return '403 Forbidden';
    if (this.sockets.guests >= mostGuests) return '503 Service Unavailable';
    const isWithinLimit = this.perNetwork
      ? await this.perNetwork.consume(networkOf(proxyAddress(request, TRUSTED_PROXIES))).then(
          () => true,
          () => false,
        )
      : true;
    return isWithinLimit ? null : '429 Too Many Requests';
  }
}
