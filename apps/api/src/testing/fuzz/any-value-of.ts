import fc from 'fast-check';

/** Part of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
}

/** Returns values that exist in the world of the run, by field name. */
export type Known = (field: string) => readonly unknown[];

const mostItems = 3;
const longestText = 40;
const meaningful = { weight: 6 };

/** Generates values of a schema; mostly the world's, if it has some of that name. */
export function anyValueOf(schema: JsonSchema, known: Known, field = '', root = schema): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema, name = field) => anyValueOf(one, known, name, root);
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => inner(one)));
  if (schema.allOf) return inner(Object.assign({}, ...schema.allOf));
  if (schema.type === 'object') return objectOf(schema, inner);
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' ? schema.items : {};
    const { minItems: minLength = 0, maxItems = mostItems } = schema;
    return fc.array(inner(items), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, mostItems)) });
  }
  const plain = plainOf(schema);
  const mine = known(field).filter((value) => isOfType(value, schema.type));
  return mine.length > 0
    ? fc.oneof({ ...meaningful, arbitrary: fc.constantFrom(...mine) }, { weight: 1, arbitrary: plain })
    : plain;
}

function objectOf(
  { properties, required = [], additionalProperties, propertyNames }: JsonSchema,
  inner: (schema: JsonSchema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? inner(additionalProperties) : fc.jsonValue();
    return fc.dictionary(propertyNames ? inner(propertyNames).map(String) : fc.string({ maxLength: 9 }), value, {
      maxKeys: 3,
    });
  }
  const fields = Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    inner(schema, name),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function plainOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  const { minimum = -1_000, maximum = 1_000_000 } = schema;
  const min = Math.max(minimum, (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + 1);
  const max = Math.max(min, Math.min(maximum, (schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY) - 1));
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.max(min, Math.min(max, 2 ** 31 - 1)) });
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true });
  return fc.jsonValue({ maxDepth: 2 });
}

function textOf({ pattern, format, minLength = 0, maxLength = longestText }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') })
      .map((date) => date.toISOString());
  if (format === 'date') return fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
  const free = fc.string({
    unit: fc.constantFrom('а', 'б', 'Ё', 'ж', ' ', 'X', 'y', 'Z', '0', '9', '-', '_', '.'),
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, longestText)),
  });
  if (!pattern) return free;
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // A pattern with constructs that the generator does not support, such as a lookahead.
    return free;
  }
}

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || type === typeof value;
}
