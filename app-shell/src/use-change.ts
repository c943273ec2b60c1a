import type { FailedAct } from '@quittance/sdk/i18n';
import { errorCodeOf, useErrorText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useApp } from './app-context/app.ts';

/**
 * Returns a function that makes a change and then says `done` in a toast; a failure is said in a toast too. Somebody who closes
 * the dialog for the code changed their mind, which needs no toast.
 * @param act what the change does, for a sentence where no code says why it failed
 */
export function useChange(act?: FailedAct) {
  const { toasts } = useApp();
  const errorText = useErrorText(act);
  const [isPending, setPending] = useState(false);
  const change = async (make: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setPending(true);
    try {
      await make();
      if (done !== undefined) toasts.show('success', done);
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'OtpNotProvidedError') toasts.show('error', errorText(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, change };
}
