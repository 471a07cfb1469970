const bytes = 16;
const hex = 16;

/** Returns a unique key of 32 hexadecimal digits; `crypto.randomUUID` requires HTTPS. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(hex).padStart(2, '0')).join(
    '',
  );
}
