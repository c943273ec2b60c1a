import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { verificationTexts } from './texts.en.ts';

const { pages } = verificationTexts.english;

/** Returns a title with the page of the wizard that is shown; that of the screen until one is. */
export function useWizardTitle(page: string | undefined): string {
  const { t } = useI18n(verificationTexts);
  if (page === undefined || !hasText(pages, page)) return t('verify.title');
  return t('pageOf', { page: t(`pages.${page}`) });
}
