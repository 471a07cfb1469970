const bytes = 16;
const hex = 16;

/** A key that no other form has, as 32 hexadecimal digits; `crypto.randomUUID` is for pages by HTTPS alone. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(hex).padStart(2, '0')).join(
    '',
  );
}
