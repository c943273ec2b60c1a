import { ApiError } from '@quittance/sdk/client';
import { fieldMessage } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';

/** What the server refused, in the words of a form: sentences in the person's language, by the form's own paths. */
export interface ServerRefusal {
  readonly validations: readonly { readonly path: string; readonly message: string }[];
}

/** Turns a failed call into what a form shows beside its fields; null where no field is to blame. */
export function useServerRefusal(): (error: unknown) => ServerRefusal | null {
  const { t } = useI18n('errors');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.validations.length === 0) return null;
      const translator = { t: (key: string, { ns: _, ...values }: { ns: string }) => t(key, values) };
      return {
        validations: error.validations.map(({ path, message }) => ({
          path: path.replace(/^content\./, ''),
          message: fieldMessage(translator, message),
        })),
      };
    },
    [t],
  );
}
