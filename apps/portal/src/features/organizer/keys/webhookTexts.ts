import type { WebhookAttempt, WebhookDelivery, WebhookType } from '@otryv/contract';
import type { ru } from '../messages/ru.ts';

type OrganizerAreaMessages = typeof ru;

const typeKeys = {
  'event.added': 'eventAdded',
  'event.changed': 'eventChanged',
  'protocol.published': 'protocolPublished',
  'protocol.changed': 'protocolChanged',
  'protocol.official': 'protocolOfficial',
  'series.published': 'seriesPublished',
  test: 'test',
} as const satisfies Record<WebhookType, keyof OrganizerAreaMessages['webhookTypes']>;

/** Returns the subject of a delivery as text. */
export function typeText(type: WebhookType, { webhookTypes }: OrganizerAreaMessages): string {
  return webhookTypes[typeKeys[type]];
}

/** Formats the subscriptions of a webhook as one sentence. */
export function typesText(types: readonly WebhookType[], messages: OrganizerAreaMessages): string {
  const [first = '', ...others] = types.map((type) => typeText(type, messages));
  return [first, ...others.map((text) => text.toLocaleLowerCase())].join(', ');
}

/** Formats the race and the version of a delivery. */
export function subjectTexts({ eventId, version }: WebhookDelivery, messages: OrganizerAreaMessages): string[] {
  return [
    ...(eventId === null ? [] : [messages.deliveryOfEvent(String(eventId))]),
    ...(version === null ? [] : [messages.deliveryVersion(String(version))]),
  ];
}

/** Returns the reason for a failed attempt; nothing for a successful one. */
export function errorText({ fault, status }: WebhookAttempt, messages: OrganizerAreaMessages): string | null {
  if (fault === null) return null;
  const text = messages.deliveryFaults[fault === 'too_big' ? 'tooBig' : fault];
  return status === null ? text : messages.faultWithStatus(text, String(status));
}
