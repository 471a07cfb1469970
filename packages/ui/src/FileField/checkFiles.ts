import { formatNumber, type Locale } from '@otryv/race';
import type { InputMessages } from '../provider/inputMessages.ts';

export interface FileLimits {
  /** Accepted kinds, as in an input's attribute: `['image/png', 'image/*', '.fit']`; all by default. */
  accept?: readonly string[] | undefined;
  /** Maximum file size, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files; one by default. */
  maxFiles?: number | undefined;
}

/**
 * Splits new files into those within the limits, given the `present` ones, and an error message for each rejected one.
 */
export function checkFiles(
  files: readonly File[],
  present: number,
  limits: FileLimits,
  messages: InputMessages,
  locale: Locale,
) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = 1 } = limits;
  const taken: File[] = [];
  const errors: string[] = [];
  for (const file of files) {
    if (accept && !accept.some((kind) => isKind(file, kind))) {
      errors.push(messages.fileWrongKind(file.name, kindNames(accept)));
    } else if (file.size > maxBytes) {
      const [size, most] = [file.size, maxBytes].map((bytes) => formatBytes(bytes, messages, locale));
      errors.push(messages.fileTooLarge(file.name, size ?? '', most ?? ''));
    } else if (file.size === 0) {
      errors.push(messages.fileEmpty(file.name));
    } else taken.push(file);
  }
  const room = Math.max(maxFiles - present, 0);
  if (taken.length > room) errors.push(messages.tooManyFiles(maxFiles));
  return { taken: taken.slice(0, room), errors };
}

/** Formats the kinds for display: 'PNG, FIT'. */
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

/** Formats a size with at most one decimal, in units of 1024: '1,5 МБ'. */
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
