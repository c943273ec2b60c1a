import type { Call } from '@quittance/sdk/contract';
import { type Actor, Refusal } from '../kernel/index.ts';
import type { Exchange } from './exchange.ts';
import { usesSession } from './surface.ts';

const forbiddenOrigin = () => new Refusal('ForbiddenOriginError', 'This page may not make this call.');

/**
 * Keeps other sites' pages from acting with a person's cookies, and from signing a person in as somebody else. Browsers
 * send their origin with every state-changing request; programs without cookies need none.
 * @throws ForbiddenOriginError
 */
export function assertOrigin(call: Call, exchange: Exchange, ownOrigin: string): void {
  if (call.method === 'GET' || call.anyOrigin || !usesSession(call, exchange.req.param('userId') ?? '')) return;
  const origin = exchange.req.header('origin');
  const isForeign = origin === undefined ? exchange.req.header('cookie') !== undefined : origin !== ownOrigin;
  if (isForeign) throw forbiddenOrigin();
}

/**
 * Keeps a leaked token of a partner's page from being used on another site.
 * @throws ForbiddenOriginError
 */
export function assertEmbedOrigin(actor: Actor, exchange: Exchange): void {
  if (actor.kind !== 'embed') return;
  if (exchange.req.header('origin') !== actor.origin) throw forbiddenOrigin();
  exchange.set('embedOrigin', actor.origin);
}
