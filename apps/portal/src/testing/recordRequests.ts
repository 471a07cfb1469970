import { http } from 'msw';
import type { SetupServer } from 'msw/node';

/** Responds to a path with a value, and records the request bodies. */
export function recordRequests(
  server: SetupServer,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  response: object,
): unknown[] {
  const bodies: unknown[] = [];
  const verb = { POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method];
  server.use(
    verb(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json(response);
    }),
  );
  return bodies;
}
