import { createHmac } from 'node:crypto';

/** Returns the value of `Otryv-Signature`, with which receivers verify the sender of a body and its time. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
