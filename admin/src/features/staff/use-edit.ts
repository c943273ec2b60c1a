import { errorCodeOf, useAction, useErrorText } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { staffTexts } from './texts.en.ts';

interface Edit {
  readonly isPending: boolean;
  /** Why the last attempt failed, as text for the person. */
  readonly error: string | undefined;
  readonly run: () => void;
}

/** Runs an edit of a dialog. Says what was done, or why it failed: a colleague may have been faster. */
export function useEdit(edit: () => Promise<unknown>, done: string, onDone: () => void): Edit {
  const { t } = useI18n(staffTexts);
  const errorText = useErrorText();
  const { toasts } = useBackOffice();
  const { isPending, error, run } = useAction(async () => {
    await edit();
    toasts.show('success', done);
    onDone();
  });
  const describe = () => (errorCodeOf(error) === 'IdempotencyConflictError' ? t('conflict') : errorText(error));
  return { isPending, error: error === undefined ? undefined : describe(), run: () => void run() };
}
