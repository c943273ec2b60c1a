import type { App } from '@quittance/app-shell';
import type { ApiError } from '@quittance/sdk/client';
import { fieldMessage } from '@quittance/sdk/i18n';

/** Shows the first message about refused input as a toast, besides the messages at the fields. */
export function toastRefusedInput({ status, validations: [first] }: ApiError, { toasts, i18n }: Affected): void {
  if (status === 422 && first) toasts.show('error', fieldMessage(i18n, first.message));
}

type Affected = Pick<App, 'toasts' | 'i18n'>;
