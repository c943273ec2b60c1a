import { ApiError } from '@quittance/sdk/client';
import type { WidgetEventDetails } from './event-details.generated.ts';
import type { WidgetError } from './event-types.ts';

export type WidgetEventName = keyof WidgetEventDetails;

/** Tells the host of an event. @returns false when the host has stopped what a cancelable event announces */
export type WidgetEventListener = <Name extends WidgetEventName>(
  name: Name,
  detail: WidgetEventDetails[Name],
) => boolean;

/** Whether the session has ended, which a person can't mend inside the widget. */
export const isSessionLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'SessionUnavailableError');

/**
 * Whether an error leaves open what became of a payment. Of a repetition with the same key that is so, too, when it was
 * turned away before anybody looked for what the first request came to.
 */
export const isOutcomeUnknown = (error: unknown, isRepetition: boolean): boolean =>
  error instanceof ApiError
    ? error.kind === 'unknown-outcome' || (isRepetition && (error.retryable || isSessionLost(error)))
    : isRepetition;

/** What may be told to the host of a failure. */
export function describeFailure(error: unknown): WidgetError {
  if (!(error instanceof ApiError)) {
    // A bug of ours: its message may hold anything, so that it stays inside.
    return { code: 'InternalError', severity: 'error', retryable: false, message: 'The widget failed unexpectedly.' };
  }
  const { code, retryable, requestId, message } = error;
  return { code, severity: 'error', retryable, message, ...(requestId && { requestId }) };
}
