import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './messageTree.ts';
import { type Code, concatenated, figure, type Part } from './parts.ts';
import { pluralParts } from './plural.ts';
import { selectParts } from './select.ts';
import type { Parameter } from './signature.ts';

export interface Scope {
  locale: Locale;
  parameters: readonly Parameter[];
  /** Called with the name of every argument that the text uses. */
  onUse: (name: string) => void;
}

/**
 * Compiles an ICU text to an expression. Throws on a syntax error, and on syntax that our catalogues do not support.
 */
export function sentence(text: string, scope: Scope): Code {
  return concatenated(partsOf(parsed(text), scope, null));
}

function parsed(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The text does not parse (${reason}): close every brace, and give each plural and select an other.`,
    );
  }
}

/** Compiles elements; `counted` is the argument that replaces `#`. */
function partsOf(elements: readonly MessageFormatElement[], scope: Scope, counted: string | null): Part[] {
  return elements.flatMap((element, index) => {
    const parts = partsOfOne(element, scope, counted);
    return isText(element, scope) && isQuoted(elements, index) ? parts.map(innerPart) : parts;
  });
}

function isText(element: MessageFormatElement, { parameters }: Scope): boolean {
  if (element.type !== TYPE.argument) return false;
  return parameters.some(({ name, type }) => name === element.value && type.startsWith('string'));
}

/** Whether an element is between « and »: its value may contain quotation marks too. */
function isQuoted(elements: readonly MessageFormatElement[], index: number): boolean {
  const [before, after] = [elements[index - 1], elements[index + 1]];
  if (before?.type !== TYPE.literal || after?.type !== TYPE.literal) return false;
  return before.value.endsWith('«') && after.value.startsWith('»');
}

function innerPart(part: Part): Part {
  if ('text' in part) return part;
  return { code: `innerQuotes(${part.code})`, isText: true, needs: [...part.needs, 'innerQuotes'] };
}

function partsOfOne(element: MessageFormatElement, scope: Scope, counted: string | null): Part[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ text: element.value }];
    case TYPE.pound:
      return [figure(counted ?? '', scope.locale)];
    case TYPE.argument: {
      const { name, type } = parameter(element.value, scope);
      return [{ code: name, isText: type === 'string', needs: [] }];
    }
    case TYPE.number: {
      if (element.style) throw new Error(`{${element.value}, number} has a style: round and mark it at the call site.`);
      return [figure(parameter(element.value, scope).name, scope.locale)];
    }
    case TYPE.plural: {
      const { name, type } = parameter(element.value, scope);
      if (!type.startsWith('number')) throw new Error(`{${name}, plural} is a ${type}: only a number has a plural.`);
      return pluralParts(element, scope.locale, (branch) => partsOf(branch, scope, name));
    }
    case TYPE.select:
      return [selectParts(element, parameter(element.value, scope), (branch) => partsOf(branch, scope, counted))];
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      throw new Error(`{${element.value}} is a date or a time: format it at the call site and pass the text.`);
  }
}

function parameter(name: string, { parameters, onUse }: Scope): Parameter {
  const found = parameters.find((one) => one.name === name);
  if (!found) throw new Error(`The key has no argument "${name}": add it to the signature, like "${name}: string".`);
  onUse(name);
  return found;
}
