import { errorCodeOf, useErrorText } from '@quittance/app-shell';

/** Says why an act about an invoice failed. @param lost said when its answer was lost: nobody knows yet what became of it */
export function useInvoiceError(lost: string): (error: unknown) => string | null {
  const errorText = useErrorText();
  return (error) => (errorCodeOf(error) === 'UnknownOutcomeError' ? lost : errorText(error));
}
