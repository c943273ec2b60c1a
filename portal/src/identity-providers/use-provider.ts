import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { useEffect, useState } from 'react';

/**
 * Returns a function that leaves for the page of a provider, and which one that is. A failure is a sentence.
 * @param begin asks the server for the provider's address
 */
export function useProvider(begin: (provider: IdentityProvider) => Promise<string>) {
  const errorText = useErrorText();
  const [leavingFor, setLeavingFor] = useState<IdentityProvider>();
  const [problem, setProblem] = useState<string>();

  // The browser may show this very page again when the person goes back.
  useEffect(() => {
    const comeBack = () => setLeavingFor(undefined);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const leave = async (provider: IdentityProvider) => {
    setLeavingFor(provider);
    setProblem(undefined);
    try {
      location.assign(await begin(provider));
    } catch (error) {
      // Somebody who closes the dialog for the code changed their mind.
      if (errorCodeOf(error) !== 'OtpNotProvidedError') setProblem(errorText(error));
      setLeavingFor(undefined);
    }
  };
  return { leavingFor, problem, leave };
}
