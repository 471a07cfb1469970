import { broadcastFrame } from './frame.ts';
import { WebSocketServer } from './ws.ts';

// Minimal work of a socket server: accepts every connection and sends a text to each in turn.
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' });
server.on('listening', () => process.send?.('ready'));
server.on('connection', (socket) => socket.on('message', () => socket.send('{"type":"SERVICE_MESSAGES","data":[]}')));
process.on('message', () => {
  const text = JSON.stringify(broadcastFrame());
  for (const socket of server.clients) socket.send(text);
});
process.on('SIGTERM', () => process.exit());
