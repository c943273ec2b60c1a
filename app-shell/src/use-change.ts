import { useState } from 'react';
import { useApp } from './app/app.ts';
import { errorCodeOf, useErrorText } from './error-text.ts';

/**
 * Returns a function that makes a change and then says `done` in a toast; a failure is said in a toast too. Somebody who closes
 * the dialog for the code changed their mind, which needs no toast.
 */
export function useChange() {
  const { toasts } = useApp();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const change = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setPending(true);
    try {
      await act();
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
