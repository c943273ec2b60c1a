import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import { useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { caseTexts } from './texts.en.ts';

/** Whether a colleague decided or corrected something first. */
function isConflict(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === 'IdempotencyConflictError' || code === 'VerificationChangedError';
}

/**
 * Returns a function that makes a call about a case and says in a toast what came of it. A colleague's decision is no failure of
 * this screen: the record is loaded again, and shows it.
 */
export function useCaseCall(onChanged: () => void): (call: () => Promise<unknown>, done?: string) => Promise<void> {
  const { t } = useI18n(caseTexts);
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  return async (call, done = t('done')) => {
    try {
      await call();
      toasts.show('success', done);
      onChanged();
    } catch (error) {
      const isTaken = isConflict(error);
      toasts.show('error', isTaken ? t('conflict') : errorText(error));
      if (isTaken) onChanged();
    }
  };
}

/** The same for forms, which show other failures at their fields, in the reader's language. */
export function useCaseForm(onChanged: () => void): (call: () => Promise<unknown>, done?: string) => Promise<void> {
  const { t } = useI18n(caseTexts);
  const { toasts } = useBackOffice();
  const serverRefusal = useServerRefusal();
  return async (call, done = t('done')) => {
    try {
      await call();
      toasts.show('success', done);
    } catch (error) {
      if (!isConflict(error)) throw serverRefusal(error) ?? error;
      toasts.show('error', t('conflict'));
    }
    onChanged();
  };
}
