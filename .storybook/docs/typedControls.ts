import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Control = 'number' | 'text' | 'boolean' | 'select' | 'inline-radio';

/** A type as docgen reads it from the source of a component. */
export interface DocgenType {
  name: string;
  value?: unknown;
  raw?: string | undefined;
}

export interface TypedControl {
  control: { type: Control } | false;
  options?: readonly string[];
}

const mostRadios = 4;
/** Choices that docgen sees only by the name of their type. */
const named: Record<string, readonly string[]> = {
  Density: ['compact', 'standard', 'comfortable'],
  Locale: ['ru', 'en'],
  PowerUnit: ['watts', 'wattsPerKg'],
};

/** Controls by the types of props: numbers that may be missing as numbers, closed choices as choices, functions without. */
export const typedControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const typed = argType.options || typeof argType.type !== 'object' ? undefined : controlOf(argType.type);
      return [name, typed ? { ...argType, ...typed } : argType];
    }),
  );

/** The control of a type; `undefined` where Storybook's own is right. */
export function controlOf({ name, value, raw }: DocgenType): TypedControl | undefined {
  if (raw?.includes('=>')) return { control: false };
  if (name === 'other') return choicesOf(named[String(value)]);
  if (name !== 'union' || !Array.isArray(value)) return undefined;
  const members: DocgenType[] = value.filter((member: DocgenType) => !isBlank(member));
  const [first] = members;
  if (members.length === 1 && first) return simpleOf(first) ?? controlOf(first);
  const options = members.flatMap((member) => literalOf(member) ?? []);
  return options.length === members.length ? choicesOf(options) : undefined;
}

function simpleOf({ name }: DocgenType): TypedControl | undefined {
  if (name === 'number' || name === 'boolean') return { control: { type: name } };
  return name === 'string' ? { control: { type: 'text' } } : undefined;
}

function choicesOf(options: readonly string[] | undefined): TypedControl | undefined {
  if (!options || options.length === 0) return undefined;
  return { control: { type: options.length > mostRadios ? 'select' : 'inline-radio' }, options };
}

const isBlank = ({ name, value }: DocgenType) => [name, value].some((word) => word === 'null' || word === 'undefined');

/** The text of a literal member, which is quoted as in its source. */
function literalOf({ value }: DocgenType): string | undefined {
  return typeof value === 'string' ? /^['"](.*)['"]$/.exec(value)?.[1] : undefined;
}
