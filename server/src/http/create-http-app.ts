import { followEvents } from '@quittance/sdk/contract';
import { Hono } from 'hono';
import { Admission, type App, type Handlers, Refusal, type Surface } from '../kernel/index.ts';
import { answerCall, type CallServer } from './answer-call.ts';
import { anyOriginHeaders, corsHeaders, preflightHeaders } from './cors.ts';
import { addressOf, callsWithCode, type DeclaredRoute, declaredRoutes, routesOn } from './declared-routes.ts';
import { errorAnswer, isBug } from './error-answer.ts';
import { eventStream } from './event-stream.ts';
import type { Exchange, HttpEnv } from './exchange.ts';
import { createReadiness, type Readiness } from './health.ts';
import { openApiText } from './openapi.ts';
import type { HttpPorts } from './ports.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { appRoutes, type WidgetReleases, widgetRoutes } from './site-routes.ts';
import { isOpenToAnyOrigin, isOpenToPartners } from './surface.ts';

export interface HttpAppOptions {
  readonly surface: Surface;
  /** Calls to answer; default: those of the contract. */
  readonly routes?: readonly DeclaredRoute[];
  /** Aborted when the process begins to stop: event streams end, and `/ready` answers 503. */
  readonly closing?: AbortSignal;
  /** Shared by the listeners of a process, to save database queries; default: a new one. */
  readonly readiness?: Readiness;
  /** Limits concurrent exactly-once calls; default: as configured. */
  readonly admission?: Admission;
  /** Interval of heartbeats on event streams; default 25 seconds. Shorter for proxies with shorter time-outs. */
  readonly heartbeatMs?: number;
  /** Built folder of the surface's web app. Absent: only calls are answered. */
  readonly siteFolder?: string;
  /** Package folder of the widgets and their releases, served under `/widgets`. */
  readonly widgets?: { readonly folder: string; readonly releases: WidgetReleases };
  /** Pages that areas serve themselves, such as the mailbox and the bank-linking window. */
  readonly pages?: readonly Hono[];
}

/** Creates the HTTP app of one listener: the contract's calls, files, pages and health checks. */
export function createHttpApp(app: App, ports: HttpPorts, handlers: Handlers, options: HttpAppOptions): Hono<HttpEnv> {
  const { surface, closing = new AbortController().signal, readiness = createReadiness(app.db) } = options;
  const http = new Hono<HttpEnv>();
  http.use(requestLog(app, surface), securityHeaders(app.config));
  http.onError((error, exchange) => answerFailure(app, exchange, error));
  http.notFound((exchange) => errorAnswer(exchange, new Refusal('NotFoundError', 'There is nothing at this address.')));

  healthRoutes(http, readiness, closing);
  const routes = routesOn(options.routes ?? declaredRoutes, surface, app.config.mode);
  const server: CallServer = {
    app,
    ports,
    handlers,
    surface,
    callsWithCode: callsWithCode(routes),
    rateLimiter: createRateLimiter(app.db),
    admission: options.admission ?? new Admission(app.config.paymentLimits),
  };
  for (const route of routes) addCall(http, server, route);
  if (surface === 'portal') portalRoutes(http, { app, ports, closing }, options);
  for (const pages of options.pages ?? []) http.route('/', pages);
  if (options.siteFolder) appRoutes(http, options.siteFolder);
  return http;
}

function addCall(http: Hono<HttpEnv>, server: CallServer, route: DeclaredRoute): void {
  const { call, pattern, routerPath } = route;
  http.on(call.method, routerPath, async (exchange) => {
    exchange.set('route', pattern);
    const answer = await answerCall(server, route, exchange).catch((error: unknown) =>
      answerFailure(server.app, exchange, error),
    );
    // Hono answers HEAD by the GET handler and drops the body, which may hold a file open.
    if (exchange.req.raw.method === 'HEAD') await answer.body?.cancel();
    // On failures too, so that a script can read the reason.
    for (const [name, value] of Object.entries(await corsHeaders(server, call, exchange)))
      answer.headers.set(name, value);
    return answer;
  });
  if (isOpenToAnyOrigin(call) || isOpenToPartners(call)) {
    http.options(routerPath, async (exchange) => {
      exchange.set('route', pattern);
      const allowed = await corsHeaders(server, call, exchange);
      const headers = 'Access-Control-Allow-Origin' in allowed ? { ...allowed, ...preflightHeaders(call) } : allowed;
      return new Response(null, { status: 204, headers });
    });
  }
}

function answerFailure(app: App, exchange: Exchange, error: unknown): Response {
  const { requestId, route } = exchange.var;
  if (isBug(error)) app.log.error({ requestId, route, err: error }, 'a call failed');
  else if (!(error instanceof Refusal)) {
    app.log.warn({ requestId, route, err: error }, 'database unavailable for a call');
  }
  return errorAnswer(exchange, error);
}

function healthRoutes(http: Hono<HttpEnv>, readiness: Readiness, closing: AbortSignal): void {
  http.get('/health', (exchange) => {
    exchange.set('route', '/health');
    return exchange.json({ status: 'ok' });
  });
  http.get('/ready', async (exchange) => {
    exchange.set('route', '/ready');
    const isAnswering = !closing.aborted && (await readiness());
    return exchange.json({ status: isAnswering ? 'ready' : 'not ready' }, isAnswering ? 200 : 503);
  });
}

function portalRoutes(
  http: Hono<HttpEnv>,
  server: { readonly app: App; readonly ports: HttpPorts; readonly closing: AbortSignal },
  options: HttpAppOptions,
): void {
  const { heartbeatMs } = options;
  const streamEvents = eventStream({ ...server, ...(heartbeatMs !== undefined && { heartbeatMs }) });
  const { pattern, routerPath } = addressOf(followEvents);
  http.get(routerPath, (exchange) => {
    exchange.set('route', pattern);
    return streamEvents(exchange);
  });
  http.get('/openapi.json', (exchange) => {
    exchange.set('route', '/openapi.json');
    return exchange.body(openApiText(), 200, { 'Content-Type': 'application/json', ...anyOriginHeaders });
  });
  if (options.widgets) widgetRoutes(http, { ...options.widgets, publicUrl: server.app.config.publicUrl });
}
