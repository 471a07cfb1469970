export { type Client, type ClientOptions, createClient } from './createClient.ts';
export type { OpenPath, OpenResponse, PagedPath, ReadArgument } from './endpoints.ts';
export { OtryvError } from './OtryvError.ts';
export { type UrlParts, urlOf } from './urlOf.ts';
export { verifyWebhook, type WebhookRefusal, WebhookRefused, type WebhookRequest } from './verifyWebhook.ts';
