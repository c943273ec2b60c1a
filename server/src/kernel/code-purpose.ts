/**
 * What a one-time code confirms, in one text: the call by method and path, and what it is about where the call binds its
 * codes to one object, as in `POST /invoices/pay inv_…`. Asking for a code and checking it must agree on it.
 */
export const codePurpose = (call: string, subject?: string): string =>
  subject === undefined ? call : `${call} ${subject}`;
