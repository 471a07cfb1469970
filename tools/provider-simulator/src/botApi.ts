import type { FastifyInstance } from 'fastify';

/** Chat of the stand-in: `blocked` and `gone` reject messages as real ones do. */
export interface SimulatedChat {
  id: number;
  state: 'open' | 'blocked' | 'gone';
}

export interface SentMessage {
  chatId: number;
  text: string;
}

interface Update {
  update_id: number;
  [kind: string]: unknown;
}

export interface BotApi {
  chats: SimulatedChat[];
  /** Received messages in order. */
  messages: SentMessage[];
  /** Sends a message from a person to the bot; the first one creates the chat. */
  write: (chatId: number, text: string, type?: string) => void;
  /** Blocks the bot; Telegram sends an update about it. */
  block: (chatId: number) => void;
  /** Makes the next messages fail with 429 and a delay in seconds. */
  pauseNext: (seconds: number, count?: number) => void;
  /** Delivers the next message, but loses its response. */
  loseNextAnswer: () => void;
  /** Repeats the last confirmed updates, as Telegram may. */
  repeatUpdates: () => void;
}

const longestText = 4096;
const rejection = (code: number, description: string, parameters?: object) => ({
  ok: false,
  error_code: code,
  description,
  ...(parameters && { parameters }),
});

/** Routes of the Telegram Bot API: updates by polling, and messages to chats that wrote first. */
export function botApiRoutes(app: FastifyInstance, token: string): BotApi {
  const chats: SimulatedChat[] = [];
  const messages: SentMessage[] = [];
  let updates: Update[] = [];
  let repeated: Update[] = [];
  let nextUpdate = 1;
  let losesNext = false;
  const pauses: number[] = [];
  const add = (update: object) => updates.push({ ...update, update_id: nextUpdate++ });
  const chatOf = (id: number) => chats.find((chat) => chat.id === id);

  app.addHook('preHandler', async ({ url }, reply) => {
    if (!url.startsWith(`/bot${token}/`)) return reply.code(401).send(rejection(401, 'Unauthorized'));
  });
  app.post('/:bot/getUpdates', async ({ body }) => {
    const { offset = 0, limit = 100 } = Object(body);
    const confirmed = updates.filter(({ update_id }) => update_id < offset);
    if (confirmed.length > 0) repeated = confirmed;
    updates = updates.filter(({ update_id }) => update_id >= offset);
    return { ok: true, result: updates.slice(0, limit) };
  });
  app.post('/:bot/sendMessage', async ({ body }, reply) => {
    const { chat_id, text } = Object(body);
    const pause = pauses.shift();
    if (pause !== undefined) {
      const description = `Too Many Requests: retry after ${pause}`;
      return reply.code(429).send(rejection(429, description, { retry_after: pause }));
    }
    if (typeof text !== 'string' || text === '') return reply.code(400).send(rejection(400, 'Bad Request: empty'));
    if (text.length > longestText) return reply.code(400).send(rejection(400, 'Bad Request: message is too long'));
    const chat = chatOf(chat_id);
    if (!chat || chat.state === 'gone') return reply.code(400).send(rejection(400, 'Bad Request: chat not found'));
    if (chat.state === 'blocked') return reply.code(403).send(rejection(403, 'Forbidden: bot was blocked by the user'));
    messages.push({ chatId: chat_id, text });
    if (losesNext) {
      losesNext = false;
      return reply.hijack().raw.destroy();
    }
    return { ok: true, result: { message_id: messages.length, date: 0, chat: { id: chat_id, type: 'private' }, text } };
  });

  return {
    chats,
    messages,
    write: (id, text, type = 'private') => {
      if (!chatOf(id)) chats.push({ id, state: 'open' });
      add({ message: { message_id: nextUpdate, date: 0, chat: { id, type }, text } });
    },
    block: (id) => {
      const chat = chatOf(id);
      if (chat) chat.state = 'blocked';
      add({ my_chat_member: { chat: { id, type: 'private' }, new_chat_member: { status: 'kicked' } } });
    },
    pauseNext: (seconds, count = 1) => void pauses.push(...Array.from({ length: count }, () => seconds)),
    loseNextAnswer: () => {
      losesNext = true;
    },
    repeatUpdates: () => {
      updates = [...repeated, ...updates];
    },
  };
}
