import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Returns the headers of every response, in lower case. Helmet runs once: none of them depends on a request. */
export function secureHeaders(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({ contentSecurityPolicy, frameguard: { action: 'deny' } })(response.req, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
