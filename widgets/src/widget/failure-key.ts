import { ApiError, isSessionLost } from '@quittance/sdk/client';

/** Returns the text key of why a widget could not load its data. */
export function failureKey(error: unknown) {
  if (isSessionLost(error)) return 'sessionExpired';
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'ServerNotRecognizedError') return 'notConfigured';
  return code === 'ForbiddenError' || code === 'PersonOrCompanyDisabled' ? 'noAccess' : 'loadFailed';
}

/** Whether another try can help: a new session, or a network that is back. */
export const canRetry = (key: ReturnType<typeof failureKey>): boolean =>
  key === 'sessionExpired' || key === 'loadFailed';
