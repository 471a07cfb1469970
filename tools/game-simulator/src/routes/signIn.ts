import type { FastifyInstance } from 'fastify';
import type { Tokens } from '../tokens.ts';

/** Routes for the sign-in of the game's realm: password and refresh grants, form-urlencoded. */
export function signInRoutes(app: FastifyInstance, tokens: Tokens): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.post<{ Body: Record<string, string> | null }>(
    '/auth/realms/zwift/protocol/openid-connect/token',
    async (request, reply) => {
      const form = request.body ?? {};
      if (!form.client_id)
        return reply.code(400).send({ error: 'invalid_client', error_description: 'Missing client_id' });
      if (form.grant_type === 'password') {
        return (
          tokens.signIn(form.username ?? '', form.password ?? '') ??
          reply.code(401).send(rejection('Invalid user credentials'))
        );
      }
      if (form.grant_type === 'refresh_token') {
        return tokens.refresh(form.refresh_token ?? '') ?? reply.code(401).send(rejection('Invalid refresh token'));
      }
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' });
    },
  );
}

function rejection(description: string) {
  return { error: 'invalid_grant', error_description: description };
}
