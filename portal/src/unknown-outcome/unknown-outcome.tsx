import { Banner, Button, useI18n } from '@quittance/widgets/kit';
import { useRef } from 'react';
import { unknownOutcomeTexts } from './texts.en.ts';

interface UnknownOutcomeProps {
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** The answer was lost: offers only to find out, so that nothing moves twice. */
export function UnknownOutcome({ isChecking, onCheck }: UnknownOutcomeProps) {
  const { t } = useI18n(unknownOutcomeTexts);
  const wasChecked = useRef(false);
  wasChecked.current ||= isChecking;
  return (
    <>
      <Banner tone="warning" title={t('title')}>
        {t('text')}
      </Banner>
      {wasChecked.current && !isChecking && <p role="alert">{t('stillUnknown')}</p>}
      <Button variant="primary" size="large" block pending={isChecking} onClick={onCheck}>
        {t('check')}
      </Button>
    </>
  );
}
