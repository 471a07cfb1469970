import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.ts';
import { derivedKeys, type Keyring, type Keys } from '../../../kernel/crypto/keyring.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { daySeconds } from '../../../kernel/time-units.ts';
import type { User } from '../../users/users.service.ts';
import { hostCookie } from '../core/host-cookie.ts';

const maxAgeS = 180 * daySeconds;

type Account = Pick<User, 'id' | 'passwordHash'>;

/** Recognizes devices that have signed in to an account or set its password, by a signed cookie. Wrong passwords from other devices do not lock them out. */
@Injectable()
export class KnownDevices {
  private readonly keys: Keyring;
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'> & Keys) {
    this.keys = derivedKeys(config, 'known-device');
    ({ isSecure: this.isSecure, name: this.name } = hostCookie(config, 'device'));
  }

  /** Sets the cookie. Its id is the id of the session, if there is one, so a device that deletes its cookie gets no further attempts. */
  remember(client: RequestClient, account: Account, id: string): void {
    const { isSecure } = this;
    const value = `${id}.${signatureOf(this.keys[0], id, account).toString('base64url')}`;
    client.setCookie(this.name, value, { maxAgeS, httpOnly: true, isSecure });
  }

  /** Returns the id of a device that has used this account since its password was last set; `null` for any other. */
  findIdOf(client: RequestClient, account: Account): string | null {
    const [id = '', signature = ''] = client.findCookie(this.name)?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const isKnown = this.keys.some((key) => {
      const good = signatureOf(key, id, account);
      return given.length === good.length && timingSafeEqual(given, good);
    });
    return isKnown ? id : null;
  }
}

function signatureOf(key: Uint8Array, id: string, account: Account): Buffer {
  return createHmac('sha256', key).update(`${id}.${account.id}.${account.passwordHash}`).digest();
}
