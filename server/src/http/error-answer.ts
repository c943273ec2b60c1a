import type { ErrorBody } from '@quittance/sdk/contract';
import { Refusal } from '../kernel/index.ts';
import type { Exchange } from './exchange.ts';

/** A failure as the wire has it: a refusal with its code, anything else neutral. */
export function errorAnswer(exchange: Exchange, error: unknown): Response {
  const refusal = error instanceof Refusal ? error : neutral;
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    validations: refusal.validations.map(({ path, message }) => ({ path, message })),
    requestId: exchange.var.requestId,
  };
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds);
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
}

/** Tells nothing of what went wrong inside; the log knows, under the request id. */
const neutral = new Refusal('InternalError', 'Something went wrong. Please try again.');

export const isBug = (error: unknown): boolean => !(error instanceof Refusal) || error.code === 'InternalError';
