const { env } = process;

/** Configuration of the server: `.env.example` explains each setting. */
export const settings = {
  portal: address('PORTAL', required('PORTAL')),
  portalKey: required('PORTAL_KEY'),
  webhookSecret: required('WEBHOOK_SECRET'),
  telegramToken: required('TELEGRAM_TOKEN'),
  telegramChat: required('TELEGRAM_CHAT'),
  /** Override for a proxy of the Bot API, or for its stand-in. */
  telegramApi: address('TELEGRAM_API', env.TELEGRAM_API || 'https://api.telegram.org'),
  port: Number(env.PORT ?? 8787),
  memoryFile: env.MEMORY_FILE ?? 'memory.json',
};

function required(name: string): string {
  const value = env[name];
  // A server that starts without its secret would reject each delivery.
  if (!value) throw new Error(`Set ${name}: see .env.example.`);
  return value;
}

/**
 * Returns the address without a trailing slash. Throws if it is invalid: otherwise each request would fail, quoting its
 * whole address.
 */
function address(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} has to begin with https:// or http://.`);
  return value.replace(/\/+$/, '');
}
