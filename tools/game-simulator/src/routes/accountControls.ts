import type { FastifyInstance } from 'fastify';
import type { AccountChange, Accounts } from '../accounts.ts';

const accountBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    password: { type: 'string', minLength: 1 },
    clubs: { type: 'array', items: { type: 'string' } },
    refreshSeconds: { type: 'integer', minimum: 1 },
    refusesRefresh: { type: 'boolean' },
  },
};

interface Controlled {
  accounts: Accounts;
  /** Deleted clubs. */
  gone: Set<string>;
}

/**
 * Registers control endpoints for the accounts and clubs of the game. A new password ends the sessions of the old one.
 */
export function accountControls(app: FastifyInstance, { accounts, gone }: Controlled): void {
  app.post<{ Params: { username: string }; Body: AccountChange }>(
    '/control/accounts/:username',
    { schema: { body: accountBody } },
    async ({ params, body }, reply) => {
      accounts.change(params.username, body);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { clubId: string } }>('/control/clubs/:clubId', async ({ params }, reply) => {
    gone.add(params.clubId);
    return reply.code(204).send();
  });
}
