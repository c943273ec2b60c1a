import { type AnsweredFile, type Call, isCheckedFirst } from '@quittance/sdk/contract';
import {
  type Actor,
  type Admission,
  type App,
  assertAccess,
  type CallContext,
  type Handlers,
  type Surface,
} from '../kernel/index.ts';
import { acceptedLocale } from './accepted-locale.ts';
import { authenticate } from './authenticate.ts';
import { assertPathUser } from './authorize.ts';
import { assertAnnouncedLength, maximumBodyBytes } from './body-limits.ts';
import { type CookieJar, cookieJar } from './cookie-jar.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import type { Exchange } from './exchange.ts';
import { fileResponse } from './file-response.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { assertEmbedOrigin, assertOrigin } from './origin-check.ts';
import type { HttpPorts } from './ports.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { rateLimitOf } from './rate-limits.ts';
import { type RawInput, readRawInput, validateInput } from './read-input.ts';
import { runCall } from './run-call.ts';
import type { CallResult } from './run-once.ts';
import { runnableHandler, withCheckedAnswer } from './runnable-handler.ts';
import { originOf } from './surface.ts';

/** The HTTP layer's dependencies for answering calls. */
export interface CallServer {
  readonly app: App;
  readonly ports: HttpPorts;
  readonly handlers: Handlers;
  readonly surface: Surface;
  readonly callsWithCode: CallContext['callsWithCode'];
  readonly rateLimiter: RateLimiter;
  readonly admission: Admission;
}

/**
 * Answers one call. The order is deliberate: cheap checks without identity first; the body is read only for callers who
 * may make the call; a one-time code is tried only when the request is otherwise valid.
 * @throws Refusal for every expected failure
 */
export async function answerCall(server: CallServer, route: DeclaredRoute, exchange: Exchange): Promise<Response> {
  const { app, ports, surface, rateLimiter } = server;
  const { call } = route;
  assertAnnouncedLength(exchange.req.raw, maximumBodyBytes(call));
  const { bucket, limit } = rateLimitOf(route, exchange.var.ip, app.config);
  await rateLimiter.take(bucket, limit);
  assertOrigin(call, exchange, originOf(surface, app.config));

  const jar = cookieJar(exchange, app.config);
  const actor = await authenticate(app, ports, surface, call, exchange, jar);
  exchange.set('actorKind', actor.kind);
  assertEmbedOrigin(actor, exchange);
  assertPathUser(call.access, actor, exchange.req.param('userId') ?? '');
  assertAccess(call.access, actor);

  const raw = await readRawInput(call, exchange);
  try {
    return await answerInput(server, route, exchange, { raw, actor, jar });
  } finally {
    await raw.form?.settle();
  }
}

interface ReadRequest {
  readonly raw: RawInput;
  readonly actor: Actor;
  readonly jar: CookieJar;
}

async function answerInput(
  { app, ports, handlers, surface, callsWithCode, admission }: CallServer,
  route: DeclaredRoute,
  exchange: Exchange,
  { raw, actor, jar }: ReadRequest,
): Promise<Response> {
  const { call, name } = route;
  const input = validateInput(call, raw);
  const idempotencyKey = call.exactlyOnce && readIdempotencyKey(exchange.req.header('idempotency-key'));
  const otpCode = exchange.req.header('otp-code');
  const context: CallContext = {
    app,
    db: app.db,
    actor,
    surface,
    callsWithCode,
    requestId: exchange.var.requestId,
    ip: exchange.var.ip,
    userAgent: (exchange.req.header('user-agent') ?? '').slice(0, 500),
    locale: acceptedLocale(exchange.req.header('accept-language')),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(call.otp !== undefined && !isCheckedFirst(call.otp) && otpCode !== undefined && { otpCode }),
    setCookie: jar.set,
    getCookie: jar.get,
  };
  const handler = runnableHandler(handlers, name);
  const result = await runCall({
    route,
    handler: app.config.checkAnswers ? withCheckedAnswer(handler, name, call) : handler,
    oneTimeCodes: ports.oneTimeCodes,
    admission,
    context,
    raw,
    input,
    otpCode,
    resetCookies: jar.reset,
  });
  return toResponse(call, result, jar);
}

function toResponse(call: Call, { outcome, isRepeated }: CallResult, jar: CookieJar): Response {
  if ('refusal' in outcome) throw outcome.refusal;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of jar.headers()) headers.append('Set-Cookie', cookie);
  if (isRepeated) headers.set('Idempotency-Replayed', 'true');
  if (call.file) return fileResponse(outcome.data as AnsweredFile, headers);
  if (!call.output) return new Response(null, { status: 204, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify({ data: outcome.data }), { status: 200, headers });
}
