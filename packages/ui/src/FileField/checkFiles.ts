import { formatNumber, type Locale } from '@otryv/race';
import type { InputMessages } from '../provider/inputMessages.ts';

export interface FileLimits {
  /** What is taken, as in the attribute of an input: `['image/png', 'image/*', '.fit']`; everything without it. */
  accept?: readonly string[] | undefined;
  /** The largest file, in bytes. */
  maxBytes?: number | undefined;
  /** How many files may be chosen; one without it. */
  maxFiles?: number | undefined;
}

/** Parts new files into those that the limits let through after the `present` ones, and a sentence for each refusal. */
export function checkFiles(
  files: readonly File[],
  present: number,
  limits: FileLimits,
  messages: InputMessages,
  locale: Locale,
) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = 1 } = limits;
  const taken: File[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    if (accept && !accept.some((kind) => isKind(file, kind))) {
      refusals.push(messages.fileWrongKind(file.name, kindNames(accept)));
    } else if (file.size > maxBytes) {
      const [size, most] = [file.size, maxBytes].map((bytes) => formatBytes(bytes, messages, locale));
      refusals.push(messages.fileTooLarge(file.name, size ?? '', most ?? ''));
    } else if (file.size === 0) {
      refusals.push(messages.fileEmpty(file.name));
    } else taken.push(file);
  }
  const room = Math.max(maxFiles - present, 0);
  if (taken.length > room) refusals.push(messages.tooManyFiles(maxFiles));
  return { taken: taken.slice(0, room), refusals };
}

/** The kinds for display: 'PNG, FIT'. */
export function kindNames(accept: readonly string[]): string {
  return accept
    .map((kind) =>
      kind
        .replace(/^.*[./]/, '')
        .replace(/\+.*$/, '')
        .toUpperCase(),
    )
    .join(', ');
}

/** A size with one decimal at most, in units of 1024: '1,5 МБ'. */
export function formatBytes(bytes: number, { byteUnits }: InputMessages, locale: Locale): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), byteUnits.length - 1);
  const amount = bytes / 1024 ** power;
  const decimals = power > 0 && amount < 10 && amount % 1 >= 0.05 ? 1 : 0;
  return `${formatNumber(amount, { locale, decimals, decimal: locale === 'ru' ? 'comma' : 'point' })}\u00A0${byteUnits[power]}`;
}

function isKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}
