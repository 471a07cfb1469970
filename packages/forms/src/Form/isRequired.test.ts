import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isRequired } from './isRequired.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  note: z.string(),
  weight: z.nullable(z.number()),
  height: z.number(),
  nick: z.optional(z.string().check(z.minLength(2))),
  agrees: z.boolean(),
  rules: z.literal(true),
  days: z.array(z.string()),
  nights: z.array(z.string()).check(z.minLength(1)),
  contact: z.strictObject({ email: z.email(), phone: z.string() }),
});

describe('isRequired', () => {
  it.each(['name', 'height', 'rules', 'nights', 'contact', 'contact.email'])(
    'returns true for %s, which rejects every blank',
    (name) => {
      expect(isRequired(schema, name)).toBe(true);
    },
  );

  it.each(['note', 'weight', 'nick', 'agrees', 'days', 'contact.phone'])(
    'returns false for %s, which accepts one',
    (name) => {
      expect(isRequired(schema, name)).toBe(false);
    },
  );

  it('returns false if the schema does not describe the field', () => {
    const transformed = z.pipe(
      schema,
      z.transform(({ name }) => name),
    );

    expect(isRequired(schema, 'unknown')).toBe(false);
    expect(isRequired(transformed, 'name')).toBe(false);
  });
});
