import type { ErrorBody } from '@quittance/sdk/contract';
import { type Unavailability, unavailabilityOf } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import type { Exchange } from './exchange.ts';
import { BusyTransactionError } from './retry-transaction.ts';

/** A failure as the wire has it: a refusal with its code, anything else neutral. */
export function errorAnswer(exchange: Exchange, error: unknown): Response {
  const refusal = refusalFor(error);
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    validations: refusal.validations.map(({ path, message }) => ({ path, message })),
    requestId: exchange.var.requestId,
    ...(refusal.tried && { tried: refusal.tried }),
  };
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds);
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
}

/** Tells nothing of what went wrong inside; the log knows, under the request id. */
const neutral = new Refusal('InternalError', 'Something went wrong. Please try again.');

const refusalWhen: Readonly<Record<Unavailability, Refusal>> = {
  away: new Refusal('MaintenanceError', 'The service is currently under maintenance.', [], { retryAfterSeconds: 5 }),
  busy: new Refusal('ServiceBusyError', 'The service is busy. Please try again.', [], { retryAfterSeconds: 1 }),
};

/** Not said of every busy database: a call may have committed other transactions before. */
const nothingChanged = new Refusal('ServiceBusyError', 'The service is busy. Nothing was changed.', [], {
  retryAfterSeconds: 1,
});

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BusyTransactionError) return nothingChanged;
  const unavailability = unavailabilityOf(error);
  return unavailability ? refusalWhen[unavailability] : neutral;
}

export const isBug = (error: unknown): boolean => refusalFor(error).code === 'InternalError';
