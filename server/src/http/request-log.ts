import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { App, Surface } from '../kernel/index.ts';
import { clientIp } from './client-ip.ts';
import type { Exchange, HttpEnv } from './exchange.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Gives every request its id and logs one line when it is answered. The line contains only the fields listed here: no
 * path (ids), query, body, address, cookie or token.
 */
export function requestLog(app: App, surface: Surface): MiddlewareHandler<HttpEnv> {
  return async (exchange, next) => {
    const started = performance.now();
    const requestId = requestIdOf(exchange.req.header('x-request-id'));
    exchange.set('requestId', requestId);
    exchange.set('ip', clientIp(peerOf(exchange), exchange.req.header('x-forwarded-for'), app.config.trustedProxyHops));
    await next();
    exchange.header('X-Request-Id', requestId);
    app.log.info(
      {
        requestId,
        surface,
        method: exchange.req.method,
        route: exchange.var.route ?? 'unknown',
        status: exchange.res.status,
        durationMs: Math.round(performance.now() - started),
        actor: exchange.var.actorKind ?? 'anyone',
      },
      'answered',
    );
  };
}

/** Absent when the app is called without a socket, as a test may. */
const peerOf = (exchange: Exchange): string | undefined =>
  exchange.env?.incoming ? getConnInfo(exchange).remote.address : undefined;
