import type { ErrorBody } from '@quittance/sdk/contract';
import { type Unavailability, unavailabilityOf } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import type { Exchange } from './exchange.ts';
import { BusyTransactionError } from './retry-transaction.ts';

/** Converts a failure to an answer: a refusal with its code, anything else as a neutral error. */
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
  // The rest of the body is not read, so the connection can't take another request.
  if (refusal.status === 413) headers.Connection = 'close';
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
}

/** Reveals nothing about the failure; the log has it, with the request id. */
const neutral = new Refusal('InternalError', 'Something went wrong. Please try again.');

const refusalWhen: Readonly<Record<Unavailability, Refusal>> = {
  unreachable: new Refusal('MaintenanceError', 'The service is currently under maintenance.', [], {
    retryAfterSeconds: 5,
  }),
  busy: new Refusal('ServiceBusyError', 'The service is busy. Please try again.', [], { retryAfterSeconds: 1 }),
};

/** Only for a transaction that rolled back: otherwise a call may have committed others before. */
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
