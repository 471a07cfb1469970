import type { MessageFormatElement, SelectElement } from '@formatjs/icu-messageformat-parser';
import { type Code, concatenated, type Part, stringLiteral } from './parts.ts';
import type { Parameter } from './signature.ts';

/** Compiles a choice by value: `true` and `false` of a boolean, `undefined` for a missing value, strings of a text. */
export function selectParts(
  { options }: SelectElement,
  parameter: Parameter,
  partsOf: (branch: readonly MessageFormatElement[]) => Part[],
): Code {
  const { other, ...cases } = options;

  return Object.entries(cases).reduceRight<Code>(
    (rest, [key, { value }]) => {
      const chosen = concatenated(partsOf(value));
      const code = `${condition(parameter, key)} ? ${chosen.code} : ${rest.code}`;
      return { code, isText: true, needs: [...chosen.needs, ...rest.needs] };
    },
    concatenated(partsOf(other?.value ?? [])),
  );
}

function condition({ name, type }: Parameter, key: string): string {
  if (key === 'undefined' && type.endsWith('undefined')) return `${name} === undefined`;
  if (type.startsWith('boolean') && key === 'true') return name;
  if (type.startsWith('boolean') && key === 'false') return `!${name}`;
  if (type.startsWith('string') && key !== 'undefined') return `${name} === ${stringLiteral(key)}`;
  throw new Error(`{${name}, select} cannot be "${key}", it is a ${type}: change the choice or the signature.`);
}
