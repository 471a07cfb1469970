import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Control = 'number' | 'text' | 'boolean' | 'select' | 'inline-radio';

/** A type as extracted by docgen from the source of a component. */
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
/** Choices of types that docgen resolves only to their names. */
const named: Record<string, readonly string[]> = {
  Density: ['compact', 'standard', 'comfortable'],
  Locale: ['ru', 'en'],
  PowerUnit: ['watts', 'wattsPerKg'],
};

/** Sets controls by the types of props: optional numbers as numbers, closed choices as choices, none for functions. */
export const typedControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const typed = argType.options || typeof argType.type !== 'object' ? undefined : controlOf(argType.type);
      return [name, typed ? { ...argType, ...typed } : argType];
    }),
  );

/** Returns the control of a type; `undefined` to keep Storybook's own. */
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

/** Returns the text of a literal member, quoted as in its source. */
function literalOf({ value }: DocgenType): string | undefined {
  return typeof value === 'string' ? /^['"](.*)['"]$/.exec(value)?.[1] : undefined;
}
