import type { Locale } from './messageTree.ts';

/** Part of a message: literal text, or code. */
export type Part = { text: string } | Code;

export interface Code {
  code: string;
  /** Whether the code evaluates to a string; a number, for example, needs a template literal. */
  isText: boolean;
  /** Functions of `@otryv/race` that the code calls. */
  needs: readonly string[];
}

/** Returns the expression that concatenates the parts. */
export function concatenated(parts: readonly Part[]): Code {
  const [first] = parts;
  if (parts.length === 1 && first && 'code' in first && first.isText) return first;
  const needs = parts.flatMap((part) => ('code' in part ? part.needs : []));
  const code = parts.every((part) => 'text' in part) ? stringLiteral(textOf(parts)) : template(parts);
  return { code, isText: true, needs };
}

export function stringLiteral(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${escaped(text).replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** Formats a number for the locale. */
export function figure(name: string, locale: Locale): Code {
  return { code: `formatNumber(${name}, { locale: '${locale}' })`, isText: true, needs: ['formatNumber'] };
}

function textOf(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}

/** Splits the texts of parts after each space, so that common prefixes and suffixes consist of whole words. */
export function splitByWords(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] =>
    'text' in part ? part.text.split(/(?<=\s)/).map((text) => ({ text })) : [part],
  );
}

export function isSame(one: Part | undefined, other: Part | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function template(parts: readonly Part[]): string {
  const pieces = parts.map((part) =>
    'text' in part ? escaped(part.text).replaceAll('`', '\\`').replaceAll('${', '\\${') : `\${${part.code}}`,
  );
  return `\`${pieces.join('')}\``;
}

/** Escapes invisible characters, such as a no-break space. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replace(/(?! )[\p{Z}\p{Cf}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
