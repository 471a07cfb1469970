import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';

const mostAttempts = 30;
const secondMs = 1000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API with a session; its schema parses the response. Throws the response of an error. */
export type ApiCall = <Schema extends z.ZodMiniType>(
  method: Method,
  path: string,
  schema: Schema,
  body?: object,
) => Promise<z.output<Schema>>;

/** Signs in at an address of the API. */
export async function signedInCall(address: string, login: string, password: string): Promise<ApiCall> {
  const session = z.object({ accessToken: z.string() });
  const guest = callAt(address, null);
  const { accessToken } = await guest('POST', '/api/auth/authorization', session, { login, password });
  return callAt(address, accessToken);
}

/** Returns calls with the session of an access token, or of a guest. */
export function callAt(address: string, accessToken: string | null): ApiCall {
  return async (method, path, schema, body) => {
    const isForm = body instanceof FormData;
    const attempt = () =>
      fetch(new URL(path, address), {
        method,
        headers: {
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
    const { response, text } = await whenAdmitted(attempt);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return schema.parse(text === '' ? null : JSON.parse(text));
  };
}

// A 503 with the code `overloaded` is returned before the request is handled, so it is safe to repeat after Retry-After.
async function whenAdmitted(attempt: () => Promise<Response>): Promise<{ response: Response; text: string }> {
  for (let count = 1; ; count += 1) {
    const response = await attempt();
    const text = await response.text();
    if (response.status !== 503 || !text.includes('"overloaded"') || count === mostAttempts) return { response, text };
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * secondMs);
  }
}
