import type { Texts } from '@quittance/sdk/i18n';
import { validationTexts } from '@quittance/sdk/i18n';
import type { Problem } from '@quittance/sdk/validation';
import { useI18n } from '../base/i18n.tsx';

/** By any key: a problem was made with the values that its sentence needs. */
const texts: Texts = validationTexts;

/** What is said of problems, of which the rules hold no words. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useI18n(texts);
  return ({ key, values }) => t(key, values);
}
