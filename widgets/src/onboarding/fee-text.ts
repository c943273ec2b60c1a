import { formatDecimalMoney } from '@quittance/sdk/money';
import { onboardingFeeCurrency } from '@quittance/sdk/rules';
import { useI18n } from '../kit/base/i18n.tsx';
import { onboardingTexts } from './texts.en.ts';
import type { Verification } from './use-wizard.ts';

export type Checkout = NonNullable<Verification['steps']['onboardingCheckout']['data']>;

/** Returns the onboarding fee in words, such as `$29.00`; undefined to people who may not see it. */
export function useFeeText(checkout: Checkout | null): string | undefined {
  const { locale } = useI18n(onboardingTexts);
  return checkout ? formatDecimalMoney(checkout.feeAmount, onboardingFeeCurrency, locale) : undefined;
}
