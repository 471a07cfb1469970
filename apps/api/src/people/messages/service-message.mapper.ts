import type { ServiceMessage } from '@otryv/contract';

/** Message as the database returns it. */
interface StoredMessage extends Omit<ServiceMessage, '_id' | 'createdAt'> {
  _id: { toHexString: () => string };
  createdAt: Date;
}

export function toServiceMessage(record: StoredMessage): ServiceMessage {
  const { _id, createdAt, type, title, text, isRead, entityUrl, externalEntityUrl, entityLogo } = record;
  return {
    _id: _id.toHexString(),
    createdAt: createdAt.toISOString(),
    type,
    title,
    text,
    isRead,
    entityUrl,
    externalEntityUrl,
    entityLogo,
  };
}
