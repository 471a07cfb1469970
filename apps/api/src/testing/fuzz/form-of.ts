import fc from 'fast-check';
import { aFitFile } from '../fit-file.ts';

export const boundary = 'otryv-fuzz';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files: readonly Uint8Array[] = [
  png,
  png.subarray(0, 30),
  aFitFile([{ second: 1, watts: 200 }]),
  aFitFile([{ second: 1, watts: 200 }]).subarray(0, 20),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  Buffer.from('GIF89a'),
  Buffer.alloc(0),
];

/** Generates the bytes of a file: an image, a ride, a part of one, or noise. */
export const someFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom(...files),
  fc.uint8Array({ maxLength: 300 }),
);

/** Builds a form as browsers send it; a field may be repeated. */
export function formOf(
  fields: readonly (readonly [name: string, value: string])[],
  attached: readonly (readonly [name: string, bytes: Uint8Array])[],
): Buffer {
  const head = (name: string, rest: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"${rest}\r\n\r\n`);
  const parts = [
    ...fields.map(([name, value]) => [head(name, ''), Buffer.from(value)]),
    ...attached.map(([name, bytes]) => [head(name, '; filename="a.png"\r\ncontent-type: image/png'), bytes]),
  ];
  return Buffer.concat([
    ...parts.flatMap((part) => [...part, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
