import { ApiError } from '@quittance/sdk/client';
import { accountErrorMessage, fieldMessage } from '@quittance/sdk/i18n';
import { findProblem } from '@quittance/sdk/validation';
import { useRef } from 'react';
import { useTranslator } from '../base/i18n.tsx';
import { useProblemText } from './use-problem-text.ts';

/** A refusal of the server as form errors: sentences in the person's language, by path in the form. */
export interface ServerRefusal {
  readonly validations: readonly { readonly path: string; readonly message: string }[];
}

/** Converts a failed call into form errors; null if no field is the cause. */
export function useServerRefusal(): (error: unknown) => ServerRefusal | null {
  const i18n = useTranslator();
  const problemText = useProblemText();
  const translate = (message: string): string => {
    const problem = findProblem(message);
    return problem ? problemText(problem) : fieldMessage(i18n, message);
  };
  const say = (error: ApiError, message: string): string =>
    // Any other code than that of the fields has a translated sentence.
    error.code === 'ValidationError' ? translate(message) : accountErrorMessage(i18n, error);
  const latestSay = useRef(say);
  latestSay.current = say;
  return (error: unknown) => {
    if (!(error instanceof ApiError) || error.validations.length === 0) return null;
    return {
      validations: error.validations.map(({ path, message }) => ({
        path: path.replace(/^content\./, ''),
        // Each time that it is read, so that a form says it again in another language.
        get message() {
          return latestSay.current(error, message);
        },
      })),
    };
  };
}
