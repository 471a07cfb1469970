const { env } = process;

/** What the server is configured with: `.env.example` explains each. */
export const settings = {
  portal: address('PORTAL', required('PORTAL')),
  portalKey: required('PORTAL_KEY'),
  webhookSecret: required('WEBHOOK_SECRET'),
  telegramToken: required('TELEGRAM_TOKEN'),
  telegramChat: required('TELEGRAM_CHAT'),
  /** Another one for a proxy of the Bot API, or for its stand-in. */
  telegramApi: address('TELEGRAM_API', env.TELEGRAM_API || 'https://api.telegram.org'),
  port: Number(env.PORT ?? 8787),
  memoryFile: env.MEMORY_FILE ?? 'memory.json',
};

function required(name: string): string {
  const value = env[name];
  // A server that starts without its secret would refuse each delivery.
  if (!value) throw new Error(`Set ${name}: see .env.example.`);
  return value;
}

/** Without the slash at its end. Throws where it is no address: requests would fail one by one, and name their whole address. */
function address(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} has to begin with https:// or http://.`);
  return value.replace(/\/+$/, '');
}
