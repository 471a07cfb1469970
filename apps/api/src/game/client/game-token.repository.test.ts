import { randomBytes } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { testConfig } from '../../testing/test-config.ts';
import { GameTokenRepository } from './game-token.repository.ts';

describe('GameTokenRepository', () => {
  let app: NestFastifyApplication;
  const tokens = {
    access: 'access-secret',
    refresh: 'refresh-secret',
    accessExpiresAt: new Date('2026-11-21T15:00:00Z'),
    refreshExpiresAt: new Date('2026-11-29T12:00:00Z'),
  };

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const records = () => app.get<Connection>(getConnectionToken()).collection('gameTokens').find().toArray();

  it('returns what it stored, one row per account', async () => {
    const repository = app.get(GameTokenRepository);

    await repository.save('bot', { ...tokens, access: 'older' });
    await repository.save('bot', tokens);

    expect(await repository.find('bot')).toEqual(tokens);
    expect(await records()).toHaveLength(1);
  });

  it('stores nothing readable at rest', async () => {
    await app.get(GameTokenRepository).save('bot', tokens);

    const text = JSON.stringify(await records());

    expect(text).not.toContain('secret');
    expect(text).not.toContain(Buffer.from('access-secret').toString('base64').slice(0, 12));
  });

  it('ignores tokens encrypted with another key, so that the account signs in again', async () => {
    await app.get(GameTokenRepository).save('bot', tokens);
    const model = app.get<Connection>(getConnectionToken()).model('GameTokenRecord');
    const other = new GameTokenRepository(
      model as never,
      testConfig({ ENCRYPTION_KEY: randomBytes(32).toString('base64') }),
    );

    expect(await other.find('bot')).toBeNull();
  });
});
