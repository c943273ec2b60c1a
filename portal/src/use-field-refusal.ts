import { ApiError } from '@quittance/sdk/client';
import { fieldMessage } from '@quittance/sdk/i18n';
import { useTranslator } from '@quittance/widgets/kit';
import { useCallback } from 'react';

/** Returns a function that words the refused fields of a failed call in the person's language; other errors stay. */
export function useFieldRefusal(): (error: unknown) => unknown {
  const i18n = useTranslator();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.validations.length === 0) return error;
      return {
        validations: error.validations.map(({ path, message }) => ({ path, message: fieldMessage(i18n, message) })),
      };
    },
    [i18n],
  );
}
