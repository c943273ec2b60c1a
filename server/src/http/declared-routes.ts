import {
  type Call,
  type CallName,
  codeFieldsOf,
  codePurposeOf,
  contract,
  type Fields,
  type Grant,
  grantsOf,
} from '@quittance/sdk/contract';
import type { Surface } from '../kernel/index.ts';
import { isAnsweredOn } from './surface.ts';
import { travelsAsText } from './travels-as-text.ts';

export interface DeclaredRoute {
  readonly name: CallName;
  readonly call: Call;
  /** As in the contract, for logs and documents: `/api/{userId}/invoices/{id}`. */
  readonly pattern: string;
  /** In the router's syntax: `/api/:userId/invoices/:id`. */
  readonly routerPath: string;
}

/** Checks what the types of a declaration can't. */
function assertConsistent(name: string, call: Call): void {
  const { method, query, body, output, file, files, upload, exactlyOnce } = call;
  if (file && (output || exactlyOnce)) throw new Error(`${name}: a file is the whole answer and can't be remembered.`);
  // A stream may still ask the database, but the transaction of another call has ended by then.
  if (file && method !== 'GET') throw new Error(`${name}: a file is answered by a GET only.`);
  if (files && method === 'GET') throw new Error(`${name}: a GET has no body, so it takes no files.`);
  if (upload && (files || method === 'GET'))
    throw new Error(`${name}: an upload is the only file of a call with a body.`);
  // A repeated request is recognized by its whole input, which an upload is not read for.
  if (upload && exactlyOnce) throw new Error(`${name}: a call that runs exactly once takes no upload.`);
  if (exactlyOnce && method === 'GET') throw new Error(`${name}: a GET changes nothing, so it needs no key.`);
  assertNamesCallers(name, call);
  assertTravelAsText(name, query);
  if (files || upload) assertTravelAsText(name, body);
  if (call.otp) assertCodeCanBeAsked(name, call);
}

/** A list that names nobody, or everybody beside others, is a mistake. */
function assertNamesCallers(name: string, { access, anyOrigin }: Call): void {
  const kinds = grantsOf(access).map(({ kind }) => kind);
  if (kinds.length === 0) throw new Error(`${name}: its list of callers is empty.`);
  if (kinds.length > 1 && kinds.includes('public')) throw new Error(`${name}: a public call needs no other callers.`);
  if (anyOrigin && !kinds.includes('public'))
    throw new Error(`${name}: only a public call is declared open to any origin.`);
}

/** Queries and forms hold text only; an object would arrive as "[object Object]". */
function assertTravelAsText(name: string, fields: Fields | undefined): void {
  for (const [field, schema] of Object.entries(fields?.shape ?? {})) {
    if (!travelsAsText(schema)) throw new Error(`${name}: ${field} can't travel as text.`);
  }
}

/** Checks that a code can be mailed for the call. Otherwise it would run without a code, or with one for another purpose. */
function assertCodeCanBeAsked(name: string, call: Call): void {
  const { method, otp, access, params, body } = call;
  const holders = holdersOf(otp);
  if (!grantsOf(access).every(({ kind }) => holders.includes(kind)))
    throw new Error(`${name}: only a session of its kind can be mailed this code.`);
  if (method === 'GET') throw new Error(`${name}: a GET changes nothing, so it takes no code.`);
  const missing = codeFieldsOf(call).filter((field) => !params?.shape[field] && !body?.shape[field]);
  if (missing.length > 0) throw new Error(`${name}: it has no ${missing.join(', ')} for the code to be bound to.`);
}

function holdersOf(otp: Call['otp']): readonly Grant['kind'][] {
  if (otp === 'own') return ['intermediate', 'staff-intermediate'];
  return otp === 'authenticator' ? ['public'] : ['customer', 'staff'];
}

/** Where a call is answered. */
export function addressOf({ path }: Pick<Call, 'path'>): Pick<DeclaredRoute, 'pattern' | 'routerPath'> {
  const pattern = `/api/{userId}${path}`;
  return { pattern, routerPath: pattern.replace(/\{(\w+)\}/g, ':$1') };
}

/** Converts calls by name to routes. */
export const routesOf = (calls: Readonly<Record<string, Call>>): readonly DeclaredRoute[] =>
  (Object.entries(calls) as [CallName, Call][])
    .map(([name, call]) => {
      assertConsistent(name, call);
      return { name, call, ...addressOf(call) };
    })
    .sort(byPrecision);

/** Every call of the contract as a route. */
export const declaredRoutes = routesOf(contract);

/** Returns the routes of a surface in a mode; all others answer 404. */
export const routesOn = (
  routes: readonly DeclaredRoute[],
  surface: Surface,
  mode: 'sandbox' | 'production',
): readonly DeclaredRoute[] =>
  routes.filter(({ call }) => isAnsweredOn(surface, call) && (mode === 'sandbox' || !call.sandboxOnly));

/** Maps the purposes of one-time codes to the calls that take them. */
export const callsWithCode = (routes: readonly DeclaredRoute[]): ReadonlyMap<string, Call> =>
  new Map(
    routes.flatMap(({ call }) => {
      const purpose = codePurposeOf(call);
      return purpose === undefined ? [] : [[purpose, call] as const];
    }),
  );

/**
 * Sorts fixed segments before parameters, since the router takes the first match: `/invoices/income`, then
 * `/invoices/{id}`.
 */
function byPrecision(one: DeclaredRoute, other: DeclaredRoute): number {
  const [first, second] = [precision(one), precision(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** One digit per segment, so that patterns compare segment by segment; ties are sorted by name. */
function precision({ pattern, name }: DeclaredRoute): string {
  const segments = pattern.split('/').map((segment) => (segment.startsWith('{') ? '1' : '0'));
  return `${segments.join('')} ${name}`;
}
