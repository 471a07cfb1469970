import type { contract } from './contract.ts';
import type { Endpoint, Method, Wire } from './endpoint.ts';

type Contract = typeof contract;
/** Any endpoint of the contract. */
export type ContractEndpoint = { [Domain in keyof Contract]: Contract[Domain][keyof Contract[Domain]] }[keyof Contract];

/** Endpoints keyed by method, then by path: comparing each with all others exceeds compiler limits. */
type Keyed<E extends Endpoint> = {
  [Verb in Method]: { [One in Extract<E, { method: Verb }> as One['path']]: One };
};

/** Paths that accept a method. */
export type PathOf<Verb extends Method, E extends Endpoint = ContractEndpoint> = keyof Keyed<E>[Verb] & string;
export type EndpointAt<
  Verb extends Method,
  Path extends string,
  E extends Endpoint = ContractEndpoint,
> = Keyed<E>[Verb][Path & keyof Keyed<E>[Verb]];

/** The caller's type of a form: the contract is compiled without browser types. */
type Form = typeof globalThis extends { FormData: { prototype: infer Value } } ? Value : never;

type Part<Name extends string, Value> = { [Key in Name]: Value };
type Params<E> = E extends { params: object }
  ? Part<'params', { [Name in keyof Wire<E, 'params'>]-?: string | number }>
  : { params?: never };
type Query<E> = E extends { query: object } ? { query?: Wire<E, 'query'> } : { query?: never };
type Body<E> = E extends { body: { multipart: unknown } }
  ? Part<'body', Form>
  : E extends { body: { _zod: { input: infer Value } } }
    ? Part<'body', Value>
    : { body?: never };

/**
 * The parts of a request to an endpoint: exactly those it describes. Distributes over endpoints: the product of all
 * their parts exceeds compiler limits.
 */
export type RequestTo<E> = E extends unknown ? Params<E> & Query<E> & Body<E> : never;
