import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { verificationTexts } from './texts.en.ts';

const { handedIn } = verificationTexts.english;

/** Returns the title of a page that follows once everything was handed in; undefined for other pages. */
export function useHandedInTitle(page: string | undefined): string | undefined {
  const { t } = useI18n(verificationTexts);
  return page !== undefined && hasText(handedIn, page) ? t(`handedIn.${page}`) : undefined;
}
