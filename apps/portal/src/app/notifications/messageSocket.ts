import type { ClientFrame, ServerFrame, ServiceMessage } from '@otryv/contract';
import { WebSocket as ReconnectingSocket } from 'partysocket';
import { readAccessToken } from '../../lib/session/accessToken.ts';
import { renewAccessToken } from '../../lib/session/renewAccessToken.ts';

export interface MessageSocketHandlers {
  onMessages: (messages: ServiceMessage[], isNew: boolean) => void;
  /** Called with the message to show when the server rejects this session. */
  onError: (sentence: string) => void;
}

/**
 * Opens the notification socket. After an outage it reconnects, authenticates and resumes from the last notification;
 * an expired token is refreshed once. Returns a function that closes it.
 */
export function openMessageSocket({ onMessages, onError }: MessageSocketHandlers): () => void {
  const socket = new ReconnectingSocket(addressOfSocket, [], {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 20_000,
  });
  let lastMessageId: string | undefined;
  let sent: string | null = null;
  let isRenewed = false;
  const authenticate = () => {
    sent = readAccessToken();
    const frame: ClientFrame = { type: 'AUTH', token: sent ?? '', ...(lastMessageId && { lastMessageId }) };
    socket.send(JSON.stringify(frame));
  };
  const renew = async (sentence: string) => {
    const isGood = !isRenewed && (await renewAccessToken(sent).catch(() => false));
    isRenewed = true;
    if (isGood) return authenticate();
    socket.close();
    onError(sentence);
  };
  const handle = (frame: ServerFrame) => {
    if (frame.type === 'AUTH_REQUIRED') authenticate();
    if (frame.type === 'AUTH_SUCCESS') isRenewed = false;
    if (frame.type === 'AUTH_ERROR') void renew(frame.message);
    if (frame.type !== 'SERVICE_MESSAGES') return;
    lastMessageId = frame.data[0]?._id ?? lastMessageId;
    onMessages(frame.data, frame.audioType === 'notification');
  };
  socket.addEventListener('message', ({ data }) => handle(JSON.parse(String(data))));
  return () => socket.close();
}

function addressOfSocket(): string {
  return new URL('/api/ws', location.href.replace(/^http/, 'ws')).href;
}
