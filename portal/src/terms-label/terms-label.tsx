import { useI18n } from '@quittance/widgets/kit';
import { termsLabelTexts } from './texts.en.ts';

/** The label of the agreement, with a link that keeps the form open. */
export function TermsLabel() {
  const { t } = useI18n(termsLabelTexts);
  return (
    <>
      {t('accept')}{' '}
      <a href="/terms-and-conditions" target="_blank" rel="noopener">
        {t('terms')}
      </a>
    </>
  );
}
