import * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API as somebody; the answer is read by its schema. Throws with the answer where it is a refusal. */
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

function callAt(address: string, accessToken: string | null): ApiCall {
  return async (method, path, schema, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, address), {
      method,
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return schema.parse(text === '' ? null : JSON.parse(text));
  };
}
