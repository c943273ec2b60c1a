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

/** Returns the name of a card's brand. */
export const brandName = (brand: string): string => brandNames[brand] ?? brand;

/** Returns a function that names the card of the fee, such as `Your card: Visa ending in 4242.` */
export function useCardText(): (card: NonNullable<Checkout['card']>) => string {
  const { t } = useI18n(onboardingTexts);
  return ({ brand, last4 }) => t('checkout.card', { brand: brandName(brand), last4 });
}
