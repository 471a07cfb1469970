import type { PersonAccess } from './access.ts';

/** Patterns of the ids of objects in addresses. */
export const idKinds = {
  gameId: '[1-9]\\d{0,15}',
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*',
  /** An id in our own store. */
  objectId: '[0-9a-f]{24}',
} as const;

/** Patterns of address parameters; the server responds 404 to any other value. */
export const paramKinds = {
  ...idKinds,
  /** The order of a stage; 0 is a prologue. */
  stageOrder: '\\d{1,2}',
  /** A game id of the user's own account, or 0 for an account without one. */
  ownId: '0|[1-9]\\d{0,15}',
  /** A secret token sent by email. */
  letterToken: '[\\w-]{43}',
  /** The secret of an invitation to a team. */
  invitationToken: '[\\w-]{22}',
  /** A signed token sent by email. */
  signedToken: '[\\w-]{1,80}\\.[\\w-]{1,120}\\.[\\w-]{1,60}',
  /** A page showing the outcome of an action. */
  messageId: 'registered|email-confirmed|link-outdated|reset-sent|password-changed|unsubscribed|payment-returned',
  /** Text that a page shows verbatim. */
  text: '[^/]{1,100}',
} as const;

export interface AddressParam {
  kind: keyof typeof paramKinds;
  /** A value in the demo season. */
  example: string | number;
}

/** A path with `:name` for parameters, in React Router's syntax, e.g. `/race/schedule/:eventId`. */
export type Pattern = `/${string}`;

interface Matched {
  pattern: Pattern;
  params?: Readonly<Record<string, AddressParam>>;
}

/**
 * The description of one page of the portal: the source of routes, links, breadcrumbs, the sidebar and the server's
 * 404.
 */
export interface Address extends Matched {
  access: PersonAccess;
  /** Key of its title in the portal's messages. */
  title: string;
  /** Whether the sidebar shows it. */
  isSection?: boolean;
  /** Path prefix of the section, if it differs from its own pattern. */
  root?: Pattern;
  /** Whether its screen fills the whole window, without bars. */
  isBare?: boolean;
}

/** An address without a screen that redirects to another one. */
export interface Redirect extends Matched {
  /** The target pattern; parameters keep their names. */
  to: Pattern;
}

export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Described<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParamName<Path>, AddressParam> };

/** Checks a description and preserves its exact types. */
export function address<const Description extends Address>(
  description: Description & Described<Description['pattern']>,
): Description {
  return description;
}

export type ParamValues = Readonly<Record<string, string | number | undefined>>;

/** Fills a pattern with encoded parameters and returns the path. */
export function fillPattern(pattern: Pattern, params: ParamValues): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Whether a path matches this pattern with valid parameters; a trailing slash is allowed. */
export function isPathOf(address: Matched, path: string): boolean {
  return paramsOf(address, path) !== null;
}

/** Returns the decoded parameters of a path that matches this pattern; `null` for another path. */
export function paramsOf({ pattern, params = {} }: Matched, path: string): Record<string, string> | null {
  const decoded = decodedPath(path);
  if (decoded === null) return null;
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const param = params[name];
    return `(?<${name}>${param ? paramKinds[param.kind] : '[^/]+'})`;
  });
  const end = pattern === '/' ? '' : '/?';
  const match = new RegExp(`^${source}${end}$`, 'u').exec(decoded);
  return match && { ...match.groups };
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
