import { ApiError } from '@quittance/sdk/client';
import type { WidgetEventDetails } from './event-details.generated.ts';
import type { WidgetError } from './event-types.ts';

export type WidgetEventName = keyof WidgetEventDetails;

/** Dispatches an event to the host. @returns false if the host has prevented the announced action */
export type WidgetEventListener = <Name extends WidgetEventName>(
  name: Name,
  detail: WidgetEventDetails[Name],
) => boolean;

/** Returns the parts of a failure that the host may see. */
export function describeFailure(error: unknown): WidgetError {
  if (!(error instanceof ApiError)) {
    // A bug of ours: its message may contain anything, so the host does not get it.
    return { code: 'InternalError', severity: 'error', retryable: false, message: 'The widget failed unexpectedly.' };
  }
  const { code, retryable, requestId, message } = error;
  return { code, severity: 'error', retryable, message, ...(requestId && { requestId }) };
}
