import { ApiError } from '@quittance/sdk/client';
import type { WidgetEventDetails } from './event-details.generated.ts';
import type { WidgetError } from './event-types.ts';

export type WidgetEventName = keyof WidgetEventDetails;

/** Tells the host of an event. @returns false when the host has stopped what a cancelable event announces */
export type WidgetEventListener = <Name extends WidgetEventName>(
  name: Name,
  detail: WidgetEventDetails[Name],
) => boolean;

/** What may be told to the host of a failure. */
export function describeFailure(error: unknown): WidgetError {
  if (!(error instanceof ApiError)) {
    // A bug of ours: its message may hold anything, so that it stays inside.
    return { code: 'InternalError', severity: 'error', retryable: false, message: 'The widget failed unexpectedly.' };
  }
  const { code, retryable, requestId, message } = error;
  return { code, severity: 'error', retryable, message, ...(requestId && { requestId }) };
}
