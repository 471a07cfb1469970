import type { ColumnLayout } from '@otryv/tables';

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isWidth = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0;

const listOf = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isValid);
const recordOf = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValid);

const rules = {
  shown: recordOf(isFlag),
  order: listOf(isText),
  pinned: listOf(isText),
  widths: recordOf(isWidth),
} satisfies Record<keyof ColumnLayout, (value: unknown) => boolean>;

/** Whether a stored value is a column layout. */
export function isColumnLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(rules).every(([name, isValid]) => {
    const part: unknown = Reflect.get(value, name);
    return part === undefined || isValid(part);
  });
}

/**
 * Serializes a column layout for the address: `shown_order_pinned_widths`, with keys separated by points within each
 * part.
 *
 * A hidden column begins with a minus, a width follows its key; a lone minus means no `pinned` columns. The default
 * layout is the empty text.
 */
export function layoutToText({ shown = {}, order = [], pinned, widths = {} }: ColumnLayout): string {
  const parts = [
    Object.entries(shown).map(([key, isShown]) => (isShown ? key : `-${key}`)),
    order,
    pinned?.length === 0 ? ['-'] : (pinned ?? []),
    Object.entries(widths).flatMap(([key, px]) => [key, String(px)]),
  ];
  return parts
    .map((part) => part.join('.'))
    .join('_')
    .replace(/_+$/, '');
}

/** Parses the output of `layoutToText`, dropping unreadable parts. */
export function textToLayout(text: string): ColumnLayout {
  const [shown = [], order = [], pinned = [], widths = []] = text
    .split('_')
    .map((part) => part.split('.').filter((key) => key !== ''));
  const sizes = widths.flatMap((key, at) => {
    const px = Number(widths[at + 1]);
    return at % 2 === 0 && isWidth(px) ? [[key, px] as const] : [];
  });

  return {
    ...(shown.length > 0 && { shown: Object.fromEntries(shown.map((key) => [key.replace(/^-/, ''), key[0] !== '-'])) }),
    ...(order.length > 0 && { order }),
    ...(pinned.length > 0 && { pinned: pinned.filter((key) => key !== '-') }),
    ...(sizes.length > 0 && { widths: Object.fromEntries(sizes) }),
  };
}
