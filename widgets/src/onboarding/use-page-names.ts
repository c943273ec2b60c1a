import { useI18n } from '../kit/base/i18n.tsx';
import type { PageId } from './pages.ts';
import { onboardingTexts } from './texts.en.ts';

/** Returns a function that lists pages by name, such as `Documents and Owners`. */
export function usePageNames(): (pages: readonly PageId[]) => string {
  const { t, locale } = useI18n(onboardingTexts);
  return (pages) => new Intl.ListFormat(locale).format(pages.map((id) => t(`pages.${id}`)));
}
