import { parseArgs } from 'node:util';
import { startPayments } from './payments.ts';
import { startProviders } from './providers.ts';
import { startStreams } from './streams.ts';
import { startTelegram } from './telegram.ts';

const { values } = parseArgs({
  options: {
    'payments-notify': { type: 'string' },
    'payments-file': { type: 'string' },
    'vk-redirect': { type: 'string' },
    'yandex-redirect': { type: 'string' },
    streams: { type: 'boolean' },
    telegram: { type: 'boolean' },
  },
});
const [vk, yandex] = [values['vk-redirect'], values['yandex-redirect']];
if (vk === undefined || yandex === undefined) {
  console.error('Pass both redirect addresses: --vk-redirect URL --yandex-redirect URL.');
  process.exit(1);
}

try {
  const providers = await startProviders({ redirects: { vk, yandex } });
  // Twitch and YouTube are simulated only if neither is configured.
  const streams = values.streams ? await startStreams() : null;
  // Payments are simulated only if no shop is configured.
  const notifyAt = values['payments-notify'];
  // Sent twice, as a provider may do at any time.
  const payments = notifyAt ? await startPayments({ times: 2, file: values['payments-file'] }) : null;
  payments?.notifyAt(notifyAt ?? null);
  const telegram = values.telegram ? await startTelegram({ isDemo: true }) : null;
  console.log('Sign-in providers: stand-ins for VK ID and Yandex ID, two people each');
  if (streams) console.log('Streams: stand-ins for Twitch and YouTube, one channel on air');
  if (payments) console.log('Payments: a stand-in for YooKassa');
  if (telegram) console.log('Telegram: a stand-in for the Bot API, six people wrote /start');
  const started = [providers, streams, payments, telegram];
  process.send?.({ settings: Object.assign({}, ...started.map((each) => each?.settings)) });
  process.send?.('ready');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void Promise.all(started.map(async (each) => each?.close())));
} catch (error) {
  console.error(`The sign-in providers could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
