import { describe, expect, it } from 'vitest';
import { GameSignInFailed, GameUnavailable } from '../game/client/game.errors.ts';
import { dayMs, hourMs } from '../kernel/time-units.ts';
import { judgeBackups } from './backup-findings.ts';
import { judgeCatalogue } from './catalogue-findings.ts';
import { broken, exitCodeOf, ok, toLine, warning } from './finding.ts';
import { gameFinding } from './game-findings.ts';
import { judgeDisk, judgeMemory } from './machine-findings.ts';
import { judgeCertificate } from './public-address-findings.ts';
import { halfGivenSettings, refusedSettings } from './settings-findings.ts';
import { judgeClock } from './store-findings.ts';

const now = new Date('2026-11-28T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const backups = (ageMs: number | null, { sinceMs = ageMs ?? 0, reason = '' } = {}) => {
  const madeAt = before(ageMs ?? 0);
  const verified = ageMs === null ? null : { name: 'otryv', madeAt, bytes: 1 };
  const failure = reason === '' ? null : { at: now, reason };
  return judgeBackups({ since: before(sinceMs), verified, failure }, now, true);
};
const fails = (error: Error) => gameFinding(() => Promise.reject(error));

describe('doctor findings', () => {
  it.each([
    ['ok       disk: 6.0 GB are free at FILES_FOLDER.', judgeDisk(6e9)],
    ['warning  disk: 4.0 GB are free .+', judgeDisk(4e9)],
    ['broken   disk: 0.4 GB are free .+', judgeDisk(4e8)],
    ['ok       memory: 900 MB of 4000 MB are free.', judgeMemory(4e9, 9e8)],
    ['warning  memory: .+ or add memory.', judgeMemory(4e9, 1e8)],
    ['warning  memory: .+ needs 1 GB.', judgeMemory(9e8, 5e8)],
    ['ok       clock: .+', judgeClock(1_900)],
    ['warning  clock: is 2.0 s off .+', judgeClock(2_000)],
    ['broken   clock: is 20.0 s off .+', judgeClock(20_000)],
    ['ok       certificate: it is valid for 14 days.', judgeCertificate(new Date('2026-12-12T12:00:00Z'), now)],
    ['warning  certificate: it expires in 13 days: .+', judgeCertificate(new Date('2026-12-12T11:00:00Z'), now)],
    ['ok       backup: the last verified one is 35 hours old.', backups(36 * hourMs - 1)],
    [
      'warning  backup: the last verified one is 36 hours old, .+ \\(ENOSPC\\): .+',
      backups(36 * hourMs, { reason: 'ENOSPC' }),
    ],
    ['broken   backup: the last verified one is 168 hours old: .+', backups(7 * dayMs)],
    ['warning  backup: none has been verified yet: .+', backups(null, { sinceMs: 7 * dayMs - 1 })],
    ['broken   backup: none has been verified yet: .+', backups(null, { sinceMs: 7 * dayMs })],
    ['broken   backup: otryv is dated in the future, .+ correct the clock, then run backup now.', backups(-1)],
    ['warning  backup: none is made: set BACKUP_FOLDER .+', judgeBackups(null, now, false)],
    ['warning  backup: none is made yet: .+ within an hour, .+', judgeBackups(null, now, true)],
    ['ok       catalogue: the game was read 2 days ago.', judgeCatalogue('game', before(3 * dayMs - 1), now)],
    ['warning  catalogue: the game was read 3 days ago: .+', judgeCatalogue('game', before(3 * dayMs), now)],
    ['warning  catalogue: the dictionary was never read: .+', judgeCatalogue('dictionary', null, now)],
    ['ok       game: .+', gameFinding(async () => ({}))],
    ['broken   game: .+\\(the password was refused\\).+', fails(new GameSignInFailed('the password was refused'))],
    ['warning  game: .+\\(status 503\\).+', fails(new GameUnavailable('status 503'))],
    ['warning  game: .+\\(TypeError\\).+', fails(new TypeError('canary'))],
  ])('report %s', async (line, finding) => {
    expect(toLine(await finding)).toMatch(new RegExp(`^${line}$`));
  });

  it('list what serve rejects, all as broken', () => {
    expect(refusedSettings([]).map(toLine)).toEqual(['ok       settings: serve starts with them.']);
    expect(refusedSettings([{ name: 'MAIL_FROM', message: 'is the default' }]).map(toLine)).toEqual([
      'broken   MAIL_FROM: is the default.',
    ]);
  });

  it.each([
    ['YANDEX_CLIENT_SECRET', { YANDEX_CLIENT_ID: 'id' }],
    ['YANDEX_CLIENT_ID', { YANDEX_CLIENT_SECRET: 'canary' }],
    ['TWITCH_CLIENT_SECRET', { TWITCH_CLIENT_ID: 'id' }],
    ['YOOKASSA_SECRET_KEY', { YOOKASSA_SHOP_ID: 'id' }],
    ['TELEGRAM_BOT_NAME', { TELEGRAM_BOT_TOKEN: 'canary' }],
    ['GAME_PASSWORD', { GAME_USERNAME: 'bot@otryv.example' }],
  ])('warn that %s is missing beside %o, without its value', (name, settings) => {
    const lines = halfGivenSettings(settings, []).map(toLine);

    expect(lines).toEqual([
      expect.stringMatching(`^warning  ${name}: is missing beside ${Object.keys(settings)[0]}, `),
    ]);
    expect(lines.join()).not.toContain('canary');
  });

  it('report nothing about providers configured completely, not at all, or with a rejected half', () => {
    const whole = { YANDEX_CLIENT_ID: 'id', YANDEX_CLIENT_SECRET: 'secret', TWITCH_CLIENT_ID: 'id' };

    expect(halfGivenSettings(whole, [{ name: 'TWITCH_CLIENT_SECRET', message: 'is a placeholder' }])).toEqual([]);
  });

  it.each([
    [0, [ok('disk', '')]],
    [1, [ok('disk', ''), warning('mail', '')]],
    [2, [broken('disk', ''), warning('mail', '')]],
  ])('have the exit code %i', (code, findings) => {
    expect(exitCodeOf(findings)).toBe(code);
  });
});
