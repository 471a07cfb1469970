import { createServer } from 'node:http';
import { Identities } from '../../../apps/api/dist/kernel/access/identities.js';
import { SocketServer } from '../../../apps/api/dist/kernel/realtime/socket-server.js';
import { SocketSignIn } from '../../../apps/api/dist/kernel/realtime/socket-sign-in.js';
import { Sockets } from '../../../apps/api/dist/kernel/realtime/sockets.js';
import { broadcastFrame } from './frame.ts';

// The sockets of the built API without its database: accepted, limited, authenticated, kept by user.
const identities = new Identities();
const rights = { role: 'user' as const, clubs: [], organizerId: null, team: null };
identities.resolveWith(async (userId) => ({ userId, sessionId: userId, ...rights }));
const sockets = new Sockets();
const users = new Set<string>();
sockets.welcomeWith((socket, userId) => {
  users.add(userId);
  socket.send({ type: 'SERVICE_MESSAGES', data: [] });
});
const settings = { PUBLIC_URL: 'http://localhost', TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0 };
const server = createServer();
new SocketServer(settings, sockets, new SocketSignIn(identities, sockets)).attach(server);

process.on('message', () => {
  const frame = broadcastFrame();
  for (const userId of users) for (const socket of sockets.listByUser(userId)) socket.send(frame);
});
process.on('SIGTERM', () => process.exit());
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
