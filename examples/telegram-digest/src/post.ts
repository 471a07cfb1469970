import { settings } from './settings.ts';

/** Posts a text to the chat. Throws an error with the description of the Bot API. */
export async function post(text: string): Promise<void> {
  const { telegramApi, telegramToken, telegramChat } = settings;
  // Plain text: names of riders need no escaping.
  const message = { chat_id: chatOf(telegramChat), text, link_preview_options: { is_disabled: true } };
  const response = await fetch(`${telegramApi}/bot${telegramToken}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => {
    // The address contains the token, and errors of fetch may quote it: neither message nor cause is passed on.
    throw new Error(`Telegram does not answer: ${error.name}`);
  });
  if (response.ok) return;
  // A proxy may respond with an HTML page.
  const { description = 'no reason' } = (await response.json().catch(() => ({}))) as { description?: string };
  throw new Error(`Telegram answers ${response.status}: ${description}`);
}

/** Chats are numbers, and channels have names too. */
function chatOf(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
