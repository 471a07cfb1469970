import fc from 'fast-check';

/** Operators of a database. */
export const operators: readonly object[] = [
  { $ne: null },
  { $gt: '' },
  { $in: [null] },
  { $regex: '.*' },
  { $where: 'sleep(2000) || true' },
  { $expr: { $function: { body: 'function () { return true }', args: [], lang: 'js' } } },
  { $set: { role: 'admin' } },
];

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uffff',
  '\ud800',
  '\u202e',
  '\r\nset-cookie: a=b',
  '😀'.repeat(90),

  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',

  '<script>alert(1)</script>',
  "'; return true; //",
  '{"$gt":""}',
  '$where',
  '$set',
  'a.b.c',
  '(a+)+$',
  '['.repeat(200),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'true',

  '-1',
  '-0',
  '0',
  '1e309',
  '0x10',
  '1_0',
  ' 1 ',
  '١',
  '9'.repeat(30),
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  'x'.repeat(5_000),
];
const numbers = [-1, -0, 0, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 9_999_999_999_999];
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** Generates texts that no parser of ours expects. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Generates values that no field of ours expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...operators),
  fc.constantFrom<unknown>(...numbers, true, false, null, [], {}, [[]], nested(60), ['x', { $gt: '' }]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates keys that are no field of ours. */
export const hostileKey = fc.constantFrom(
  '$where',
  '$set',
  '$or',
  'a.b',
  '',
  'role',
  'isAdmin',
  '_id',
  'userId',
  'constructor',
  'toString',
  'length',
  '0',
);

/** Raw bodies that a JavaScript object would drop or never produce. */
export const rawBodies: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '0',
  'undefined',
  '\u0000',
  '{"a":1,"a":2}',
  '[{"$gt":""}]',

  '{"__proto__":{"role":"admin"}}',
  '{"a":{"__proto__":{"role":"admin"}}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(2_000),
  `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '\ufeff{}',
  `{"a":"${'x'.repeat(300_000)}"}`,
];

export const contentTypes: readonly (string | null)[] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=otryv',
  'multipart/form-data',
  'application/xml',
  'nonsense',
  '',
  null,
];
