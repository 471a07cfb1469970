import type { Locale } from '@otryv/race';
import { en } from './protocol.en.ts';
import { ru } from './protocol.ru.ts';

/** The messages below a protocol, which other tables do not load. */
export type ProtocolMessages = typeof ru;

export const protocolCatalogues: Record<Locale, ProtocolMessages> = { ru, en };
