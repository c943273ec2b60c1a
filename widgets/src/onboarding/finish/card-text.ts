import { useI18n } from '../../kit/base/i18n.tsx';
import type { Checkout } from '../fee-text.ts';
import { onboardingTexts } from '../texts.en.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
};

/** Returns a function that names the card of the fee, such as `Your card: Visa ending in 4242.` */
export function useCardText(): (card: NonNullable<Checkout['card']>) => string {
  const { t } = useI18n(onboardingTexts);
  return ({ brand, last4 }) => t('checkout.card', { brand: brandNames[brand] ?? brand, last4 });
}
