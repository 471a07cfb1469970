import { type Simulator, type SimulatorOptions, startSimulator } from '../simulator.ts';

/** Response of the simulator with its body parsed as JSON, `null` if it is empty. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Running simulator with a signed-in client. */
export interface SignedIn {
  readonly simulator: Simulator;
  get<T>(path: string): Promise<Answer<T>>;
  /** Sends to a path of the game as one of its accounts. */
  send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, username?: string): Promise<Answer<T>>;
  /** Sends to a control path, which needs no token. */
  control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer<T>>;
  /** Posts form fields to the sign-in host. */
  token(fields: Readonly<Record<string, string | undefined>>): Promise<Answer<Record<string, string | number>>>;
}

export const ANCHOR = new Date('2026-11-21T12:00:00Z');

/** Starts a simulator at the anchor of its season and signs in. */
export async function signedIn(options: SimulatorOptions = {}, account = passwordGrant.username): Promise<SignedIn> {
  const simulator = await startSimulator({
    anchor: ANCHOR,
    clock: () => ANCHOR.getTime(),
    clockSkewMs: 0,
    password: 'pw',
    ...options,
  });
  const token: SignedIn['token'] = (fields) =>
    read(fetch(`${simulator.authUrl}token`, { method: 'POST', body: new URLSearchParams(given(fields)) }));
  const { body } = await token({ ...passwordGrant, username: account });
  const headers = { accept: 'application/json', authorization: `Bearer ${body.access_token}` };
  return {
    simulator,
    token,
    get: (path) => read(fetch(`${simulator.apiUrl}${path}`, { headers })),
    send: async (method, path, content, username = account) => {
      const { body: own } = await token({ ...passwordGrant, username });
      const type = content && { 'content-type': 'application/json' };
      const sent = { ...headers, ...type, authorization: `Bearer ${own.access_token}` };
      return read(fetch(`${simulator.apiUrl}${path}`, { method, ...json(content), headers: sent }));
    },
    control: (method, path, content) => read(fetch(`${simulator.controlUrl}${path}`, { method, ...json(content) })),
  };
}

export const passwordGrant = {
  client_id: 'Zwift_Mobile_Link',
  grant_type: 'password',
  username: 'bot@otryv.example',
  password: 'pw',
};

function given(fields: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
}

function json(content: object | undefined): { body?: string; headers?: Record<string, string> } {
  if (content === undefined) return {};
  return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
}

async function read<T>(request: Promise<Response>): Promise<Answer<T>> {
  const response = await request;
  const text = await response.text();
  const body: T = text === '' ? null : JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}
