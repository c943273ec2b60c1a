import { ApiError, isSessionLost } from '@quittance/sdk/client';

/** Returns the text key of why a widget could not load its data. A retry helps with the first and the last one only. */
export function failureKey(error: unknown) {
  if (isSessionLost(error)) return 'sessionExpired';
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'ServerNotRecognizedError') return 'notConfigured';
  return code === 'ForbiddenError' || code === 'PersonOrCompanyDisabled' ? 'noAccess' : 'loadFailed';
}
