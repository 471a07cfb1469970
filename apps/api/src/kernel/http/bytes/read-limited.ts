/** The response is longer than its reader allows. */
export class ResponseTooBig extends Error {}

/**
 * Returns the bytes of a response, counted after `fetch` has decompressed them. Throws ResponseTooBig as soon as they
 * exceed the limit.
 */
export async function readLimited(body: AsyncIterable<Uint8Array> | null, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new ResponseTooBig(`The response has more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
