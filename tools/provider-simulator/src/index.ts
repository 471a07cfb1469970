export { demoChannels, type SimulatedChannel } from './channels.ts';
export { type ObjectStore, startObjectStore } from './objectStore.ts';
export { type Payments, startPayments } from './payments.ts';
export { type Providers, type ProvidersOptions, startProviders } from './providers.ts';
export { type StreamPlatforms, startStreams } from './streams.ts';
export { startTelegram, type Telegram } from './telegram.ts';
export type { SimulatedPayment } from './yookassa.ts';
