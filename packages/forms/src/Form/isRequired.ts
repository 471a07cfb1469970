import * as z from 'zod/mini';

const blanks = [undefined, null, '', false, []];

/** Whether the schema rejects every blank at a path; an undescribed path is not required. */
export function isRequired(schema: z.core.$ZodType, name: string): boolean {
  const part = partAt(schema, name.split('.'));
  return part !== null && blanks.every((blank) => !z.safeParse(part, blank).success);
}

function partAt(schema: z.core.$ZodType, [key, ...rest]: string[]): z.core.$ZodType | null {
  if (key === undefined) return schema;
  if (!('shape' in schema._zod.def)) return null;
  const shape: unknown = schema._zod.def.shape;
  const part: unknown = typeof shape === 'object' && shape !== null ? Reflect.get(shape, key) : null;
  return isSchema(part) ? partAt(part, rest) : null;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
