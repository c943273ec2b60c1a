import { type LazyPart, useI18n } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import { useApp } from './app-context/app.ts';
import { shellTexts } from './texts.en.ts';

/**
 * Returns the code of a dialog once it is wanted and loaded.
 * @param giveUp called when it can't be loaded, which a toast says: the next press tries again
 */
export function useLateDialog<Part>(late: LazyPart<Part>, isWanted: boolean, giveUp: () => void): Part | undefined {
  const { t } = useI18n(shellTexts);
  const { toasts } = useApp();
  const { value, retry } = late.useAttempt(isWanted);
  const hasFailed = retry !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    giveUp();
    toasts.show('error', t('dialogFailed'));
  }, [hasFailed, giveUp, toasts, t]);
  return value;
}
