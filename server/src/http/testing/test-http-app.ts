import type { CallName } from '@quittance/sdk/contract';
import type { Hono } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { loadConfig } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';
import { type App, type CallContext, type Handlers, Refusal } from '../../kernel/index.ts';
import { createHttpApp, type HttpAppOptions } from '../create-http-app.ts';
import { declaredRoutes } from '../declared-routes.ts';
import type { HttpEnv } from '../exchange.ts';
import type { HttpPorts } from '../ports.ts';
import type { ValidInput } from '../read-input.ts';
import { credentialsOf, fakePorts, type Person, pathUserOf } from './fake-people.ts';

/** A handler without the declared types: tests of the HTTP layer answer with any value. */
type FakeHandler =
  | ((context: CallContext, input: ValidInput) => unknown)
  | {
      prepare(context: CallContext, input: ValidInput): unknown;
      run(context: CallContext, input: ValidInput, prepared: unknown): unknown;
    };

export interface TestHttpAppOptions extends Partial<HttpAppOptions> {
  readonly db: Connection;
  readonly handlers?: Readonly<Record<string, FakeHandler>>;
  readonly ports?: Partial<HttpPorts>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: App['log'];
}

const generous = { CALLS_PER_MINUTE: '1000000', GUARDED_CALLS_PER_MINUTE: '1000000' };

/** Creates the HTTP app over a real database, with fake people, codes and handlers. */
export function testHttpApp(options: TestHttpAppOptions): Hono<HttpEnv> {
  const app = {
    config: loadConfig({ ...generous, ...options.environment }),
    db: options.db,
    clock: {
      now: async () => new Date(),
      today: async () => '2026-01-15',
      reading: sql<Date | null>`null`,
      remember: () => {},
    },
    log: options.log ?? pino({ level: 'silent' }),
  } as Omit<
    App,
    | 'providers'
    | 'codeSubjects'
    | 'instructionOwners'
    | 'incomingMoney'
    | 'bankCharged'
    | 'claimCredit'
    | 'noteReview'
    | 'applyFeeNews'
    | 'documentsInUse'
    | 'readOrganizationNews'
    | 'isStepAsSubmitted'
    | 'findTransferDetails'
    | 'transactionDescribers'
  > as App;
  const ports: HttpPorts = {
    ...fakePorts,
    oneTimeCodes: acceptingCode('123456'),
    liveEvents: { subscribe: () => () => {}, close: async () => {} },
    ...options.ports,
  };
  const names = (options.routes ?? declaredRoutes).map(({ name }) => name);
  const handlers = Object.fromEntries(names.map((name) => [name, options.handlers?.[name] ?? unexpected(name)]));
  return createHttpApp(app, ports, handlers as unknown as Handlers, { surface: 'portal', ...options });
}

const unexpected = (name: CallName) => () => {
  throw new Error(`No handler was expected to run, but ${name} did.`);
};

/** One-time codes of which one is always accepted. */
export const acceptingCode = (right: string): HttpPorts['oneTimeCodes'] => ({
  check: async (_db, { code }) => {
    if (code !== right) throw new Refusal('InvalidOtpError', 'The code is wrong.');
    return { challengeId: 'otp_1' };
  },
  findUsed: async () => null,
  consume: async (db, _challengeId, _by, claim) => runClaim(db, claim),
});

/** Runs the claim that comes with a code, as identity does. */
export const runClaim = async (db: Connection, claim: RawBuilder<unknown> | undefined): Promise<boolean> =>
  claim === undefined || (await claim.execute(db)).rows.length > 0;

export interface TestRequest {
  readonly as?: Person;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** User id in the path, if not the person's own. */
  readonly userId?: string;
  readonly origin?: string | null;
}

/** Encodes a body: bytes or text with its type as they are, a form, or anything else as JSON. */
export async function encodeBody(
  body: unknown,
): Promise<{ readonly body: string | ArrayBuffer; readonly type: string }> {
  if (!(body instanceof FormData)) {
    return { body: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' };
  }
  const form = new Response(body);
  return { body: await form.arrayBuffer(), type: form.headers.get('content-type') ?? '' };
}

/** Sends a request as a person's browser or back end would. */
export async function send(
  http: Hono<HttpEnv>,
  method: string,
  path: string,
  request: TestRequest = {},
): Promise<Response> {
  const { as = 'nobody', body, origin = 'http://localhost:4000' } = request;
  const init: RequestInit = { method };
  const encoded = body === undefined ? undefined : await encodeBody(body);
  if (encoded) init.body = encoded.body;
  return http.request(`http://localhost:4000/api/${request.userId ?? pathUserOf(as)}${path}`, {
    ...init,
    headers: {
      ...(encoded && { 'content-type': encoded.type }),
      ...(origin !== null && { origin }),
      ...credentialsOf(as),
      ...request.headers,
    },
  });
}

/** Reads the error from an answer. */
export const errorOf = async (response: Response) =>
  (await response.json()) as { code: string; message: string; requestId: string; validations: unknown[] };
