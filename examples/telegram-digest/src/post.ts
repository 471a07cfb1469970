import { settings } from './settings.ts';

/** Posts a text to the chat. Throws what the Bot API says; the address is in no error, since the token is in it. */
export async function post(text: string): Promise<void> {
  const { telegramApi, telegramToken, telegramChat } = settings;
  // Plain text: names of riders need no escaping.
  const message = { chat_id: chatOf(telegramChat), text, link_preview_options: { is_disabled: true } };
  const response = await fetch(`${telegramApi}/bot${telegramToken}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.ok) return;
  const { description } = (await response.json()) as { description?: string };
  throw new Error(`Telegram answers ${response.status}: ${description}`);
}

/** Chats are numbers, and channels have names too. */
function chatOf(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
