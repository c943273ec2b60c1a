import { useChange } from '@quittance/app-shell';
import { Button, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { verificationTexts } from './texts.en.ts';

/** Loads the state of the verification again. */
export function CheckAgain() {
  const { t } = useI18n(verificationTexts);
  const { session } = usePortal();
  const { isPending, change } = useChange('fetch-verification');
  return (
    <Button size="small" variant="quiet" onClick={() => void change(() => session.reload())} pending={isPending}>
      {t('check')}
    </Button>
  );
}
