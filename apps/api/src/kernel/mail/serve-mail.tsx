import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { DomainError } from '../errors/domain-error.ts';
import { KeptEmailsPage } from './KeptEmailsPage.tsx';
import type { KeptEmail, KeptEmails } from './kept-emails.ts';

const shown = 50;
// An email has inline styles, and nothing else.
const policyOfEmails = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const html = 'text/html; charset=utf-8';
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Serves the stored emails at /dev/mail, only to this machine: their readers can take over any account. */
export function serveMail(fastify: FastifyInstance, emails: KeptEmails): void {
  fastify.get('/dev/mail', async (request, reply) => {
    requireOwnMachine(request);
    const ids = (await emails.listIds()).slice(0, shown);
    const found = await Promise.all(ids.map(async (id) => ({ id, ...(await existing(emails, id)) })));
    return reply.type(html).send(`<!doctype html>${renderToStaticMarkup(<KeptEmailsPage emails={found} />)}`);
  });
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    requireOwnMachine(request);
    const { id } = request.params;
    const email = await existing(emails, id.replace(/\.txt$/, ''));
    if (id.endsWith('.txt')) return reply.type('text/plain; charset=utf-8').send(email.text);
    return reply.type(html).header('content-security-policy', policyOfEmails).send(email.html);
  });
}

async function existing(emails: KeptEmails, id: string): Promise<KeptEmail> {
  const email = await emails.find(id);
  if (!email) throw new DomainError('address_unknown');
  return email;
}

/** Rejects other machines, also behind a proxy, and other sites' names that resolve to this machine. */
function requireOwnMachine({ ip, socket, headers }: FastifyRequest): void {
  const isOwn = [ip, socket.remoteAddress ?? ''].every((address) => loopback.test(address));
  if (!isOwn || !ownHost.test(headers.host ?? '')) throw new DomainError('address_unknown');
}
