interface Sent {
  method: string;
  path: string;
  body?: object | undefined;
  accessToken?: string;
}

/** Sends an API request; resolves to the response body, rejects with an error response. */
export async function send(address: string, { method, path, body, accessToken }: Sent): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
