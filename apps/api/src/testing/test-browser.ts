import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EmailTokens } from '../people/auth/mail/email-tokens.ts';
import { UsersService } from '../people/users/users.service.ts';

export type Response = Awaited<ReturnType<NestFastifyApplication['inject']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Browser of the API: it keeps cookies, repeats the CSRF cookie in its header, and sends its access token. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  accessToken: string | null = null;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly address = '198.51.100.7',
  ) {}

  async send(method: Method, url: string, payload?: object, headers: Record<string, string> = {}): Promise<Response> {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      ...(payload && { payload }),
      headers: { ...this.headers(), ...headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    if (response.statusCode < 300 && /\/(authorization(\/letter)?|refresh)$/.test(url))
      this.accessToken = response.json().accessToken ?? null;
    return response;
  }

  /** Returns the headers of every request. */
  headers(): Record<string, string> {
    const token = this.cookies.get('XSRF-TOKEN');
    return {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(this.cookies.size > 0 && {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...(token !== undefined && { 'x-xsrf-token': token }),
      ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
    };
  }

  signIn(login: string, password: string): Promise<Response> {
    return this.send('POST', '/api/auth/authorization', { login, password });
  }

  refresh(): Promise<Response> {
    return this.send('POST', '/api/auth/refresh');
  }
}

export const aPassword = 'велосипед-на-стене-7';

/** Registers an account and confirms its address. */
export async function registerAccount(app: NestFastifyApplication, username: string): Promise<string> {
  const address = `203.0.113.${registered++ % 250}`;
  const email = `${username}@example.com`;
  await new TestBrowser(app, address).send('POST', '/api/auth/registration', { username, email, password: aPassword });
  const user = await app.get(UsersService).findByUsername(username);
  if (!user) throw new Error(`${username} was not registered.`);
  const { secret: token } = await app.get(EmailTokens).issue('confirm', user.id, email);
  // Another browser: the one of the registration would be signed in.
  await new TestBrowser(app, address).send('PUT', '/api/auth/confirm-email', { token });
  return user.id;
}

let registered = 0;
