import { useErrorText } from '@quittance/app-shell';
import { Button, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { verificationTexts } from './texts.en.ts';

/** Loads the state of the verification again. */
export function CheckAgain() {
  const { t } = useI18n(verificationTexts);
  const { session, toasts } = usePortal();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const check = async () => {
    setPending(true);
    try {
      await session.reload();
    } catch (error) {
      toasts.show('error', errorText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button onClick={() => void check()} pending={isPending}>
      {t('check')}
    </Button>
  );
}
