import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';
import { Transactions } from '../kernel/database/transactions.ts';
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

/**
 * Adds an account with a confirmed address. It does not register over HTTP: that takes constant time, longer than most
 * tests.
 */
export function addAccount(app: NestFastifyApplication, username: string): Promise<string> {
  const users = app.get(UsersService);
  return app.get(Transactions).run(async (session) => {
    const names = { username, email: `${username}@example.com`, isTemporaryName: false, externalAccounts: [] };
    const { id } = await users.create({ ...names, passwordHash: await hashOfPassword }, session);
    await users.change(id, { emailConfirmed: true }, session);
    return id;
  });
}

// Cheap, as every sign-in of a test compares it: passwords.ts has the parameters of real accounts.
const hashOfPassword = hash(aPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });
