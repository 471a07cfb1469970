import { type BotApi, botApiRoutes } from './botApi.ts';
import { newSecret } from './grants.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';

export interface Telegram extends BotApi {
  /** Settings for the portal. */
  settings: Record<'TELEGRAM_API_URL' | 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_BOT_NAME', string>;
  received: ReceivedCall[];
  /** Sets another response for the next call of a method. */
  order: (method: string, answer: Answer) => void;
  close: () => Promise<void>;
}

const demoChats = [101, 102, 103, 104, 105, 106];

/** Starts the stand-in of the Telegram Bot API on a free port of this machine; `isDemo` adds six people who wrote /start. */
export async function startTelegram({ isDemo = false } = {}): Promise<Telegram> {
  const token = `100500:${newSecret()}`;
  const { app, received, order } = createServer();
  const api = botApiRoutes(app, token);
  if (isDemo) for (const id of demoChats) api.write(id, '/start');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...api,
    settings: { TELEGRAM_API_URL: url, TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: 'otryv_demo_bot' },
    received,
    order: (method, answer) => order(`/bot${token}/${method}`, answer),
    close: () => app.close(),
  };
}
