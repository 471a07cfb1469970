import type { EmbedKind } from '@otryv/contract/embed';

/** A custom element and its identifying attributes; the first one set applies. */
interface EmbedElementKind {
  kind: EmbedKind;
  idAttributes: readonly string[];
  /** Default without any of them. */
  otherwise?: string;
}

const whole = 'all';

/** By the name of the element. */
export const embedElements: Readonly<Record<string, EmbedElementKind>> = {
  'otryv-results': { kind: 'results', idAttributes: ['event'] },
  'otryv-schedule': { kind: 'schedule', idAttributes: ['organizer'], otherwise: whole },
  'otryv-series': { kind: 'series', idAttributes: ['series'] },
  'otryv-standings': { kind: 'standings', idAttributes: ['series'] },
  'otryv-rider': { kind: 'rider', idAttributes: ['rider'] },
  'otryv-countdown': { kind: 'countdown', idAttributes: ['event', 'organizer'], otherwise: whole },
};

/** Attributes that affect the server's rendering. */
export const optionAttributes = ['theme', 'locale', 'zone', 'columns', 'category', 'rows'] as const;
export const accentAttribute = 'accent';
