import { errorCodeOf } from '@quittance/app-shell';

/** Whether the server says that the money is in another state than the list shows. */
export const isStateError = (error: unknown): boolean =>
  ['InvoiceStateError', 'TransferStateError'].includes(errorCodeOf(error) ?? '');
