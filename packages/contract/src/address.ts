import type { PersonAccess } from './access.ts';

/** What names an object in an address. */
export const idKinds = {
  gameId: '[1-9]\\d{0,15}',
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*',
  /** An id of our own store. */
  objectId: '[0-9a-f]{24}',
} as const;

/** What a parameter of an address may be, as patterns; the server answers 404 to anything else. */
export const paramKinds = {
  ...idKinds,
  /** The order of a stage; 0 is a prologue. */
  stageOrder: '\\d{1,2}',
  /** A game id of one's own account, or 0 for an account without one. */
  ownId: '0|[1-9]\\d{0,15}',
  /** A secret of a letter. */
  letterToken: '[\\w-]{43}',
  /** The secret of an invitation to a team. */
  invitationToken: '[\\w-]{22}',
  /** A signed token of a letter. */
  signedToken: '[\\w-]{1,80}\\.[\\w-]{1,120}\\.[\\w-]{1,60}',
  /** A page that says how something ended. */
  messageId: 'registered|email-confirmed|link-outdated|reset-sent|password-changed|unsubscribed|payment-returned',
  /** Words that a page shows as they are. */
  text: '[^/]{1,100}',
} as const;

export interface AddressParam {
  kind: keyof typeof paramKinds;
  /** A value of the demo season. */
  example: string | number;
}

/** A path with `:name` for parameters, as React Router writes it, e.g. `/race/schedule/:eventId`. */
export type Pattern = `/${string}`;

interface Matched {
  pattern: Pattern;
  params?: Readonly<Record<string, AddressParam>>;
}

/** The description of one page of the portal: routes, links, crumbs, the side bar and the server's 404 are made from it. */
export interface Address extends Matched {
  access: PersonAccess;
  /** The key of its title in the portal's messages. */
  title: string;
  /** Whether the side bar has it. */
  isSection?: boolean;
  /** What the paths of the section begin with, where it is not its own pattern. */
  root?: Pattern;
  /** Whether its screen takes the whole window, without bars. */
  isBare?: boolean;
}

/** An address without a screen, which leads on to one. */
export interface Redirect extends Matched {
  /** The pattern it leads to; parameters keep their names. */
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

/** Checks a description and keeps its exact types. */
export function address<const Description extends Address>(
  description: Description & Described<Description['pattern']>,
): Description {
  return description;
}

export type ParamValues = Readonly<Record<string, string | number | undefined>>;

/** The path of a pattern, each parameter encoded in its place. */
export function fillPattern(pattern: Pattern, params: ParamValues): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Whether a path is of this pattern and its parameters are of their kinds; a slash may end it. */
export function isPathOf(address: Matched, path: string): boolean {
  return paramsOf(address, path) !== null;
}

/** The parameters in a path of this pattern, decoded; `null` for another path. */
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
