import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.ts';
import { CSRF_COOKIE } from '../../../kernel/access/csrf.guard.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { hostCookie } from '../core/host-cookie.ts';
import { newSecret } from '../core/secrets.ts';
import { sessionLifeMs } from './sessions.service.ts';

const maxAgeS = sessionLifeMs / 1000;

/** Refresh token in an HttpOnly cookie, with the cookie that matches the X-XSRF-TOKEN header. */
@Injectable()
export class SessionCookies {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>) {
    ({ isSecure: this.isSecure, name: this.name } = hostCookie(config, 'refresh'));
  }

  read(client: RequestClient): string | null {
    return client.findCookie(this.name);
  }

  set(client: RequestClient, refreshToken: string): void {
    const { isSecure } = this;
    client.setCookie(this.name, refreshToken, { maxAgeS, httpOnly: true, isSecure });
    client.setCookie(CSRF_COOKIE, newSecret(), { maxAgeS, httpOnly: false, isSecure });
  }

  clear(client: RequestClient): void {
    client.clearCookie(this.name, this.isSecure);
    client.clearCookie(CSRF_COOKIE, this.isSecure);
  }
}
