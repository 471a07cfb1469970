import { once } from 'node:events';
import { connect } from 'node:tls';
import * as z from 'zod/mini';
import { machineTime } from '../kernel/clock.ts';
import { dayMs } from '../kernel/time-units.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const patienceMs = 10_000;
const fewDays = 14;
const about = 'PUBLIC_URL';
const alive = z.object({ status: z.literal('ok') });
const coded = z.object({ code: z.string() });

/** Checks that the portal responds at its public address, and how long its certificate is valid. */
export async function publicAddressFindings(publicUrl: string): Promise<Finding[]> {
  const answer = await answerFinding(publicUrl);
  const isSecure = publicUrl.startsWith('https:');
  return answer.state === 'ok' && isSecure ? [answer, await certificateFinding(publicUrl)] : [answer];
}

async function answerFinding(publicUrl: string): Promise<Finding> {
  const address = new URL('/api/health/live', publicUrl).href;
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    if (response.status >= 300 && response.status < 400)
      return broken(about, `${address} redirects elsewhere: set PUBLIC_URL to the address it redirects to`);
    if (alive.safeParse(await response.json().catch(() => null)).success) return ok(about, `${address} answers`);
    return broken(
      about,
      `something else responds at ${address} (${response.status}): configure the proxy to forward every request to the portal, and check that serve runs`,
    );
  } catch (error) {
    return broken(
      about,
      `${address} does not respond (${codeOf(error)}): check that serve runs, then check DNS, the firewall, the proxy and its certificate`,
    );
  }
}

async function certificateFinding(publicUrl: string): Promise<Finding> {
  const { hostname, port } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host, timeout: patienceMs });
  socket.once('timeout', () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'secureConnect');
    return judgeCertificate(new Date(socket.getPeerCertificate().valid_to), machineTime());
  } catch (error) {
    return warning('certificate', `it could not be read (${codeOf(error)}): run the doctor again`);
  } finally {
    socket.destroy();
  }
}

export function judgeCertificate(validTo: Date, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
  if (days < fewDays)
    return warning(
      'certificate',
      `it expires in ${days} days: check the log of the proxy for why it has not been renewed`,
    );
  return ok('certificate', `it is valid for ${days} days`);
}

/** Returns a Node error code, such as ENOTFOUND or CERT_HAS_EXPIRED: messages differ between versions. */
function codeOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const code = coded.safeParse(error).data?.code ?? coded.safeParse(cause).data?.code;
  return code ?? (error instanceof Error ? error.name : 'unknown');
}
