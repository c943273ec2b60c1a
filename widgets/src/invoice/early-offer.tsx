import {
  formatDecimalMoney,
  formatPercent,
  multiplyDecimals,
  parseDecimal,
  toMinor,
  writeDecimal,
} from '@quittance/sdk/money';
import { annualizedReturn, rewardTermsOn } from '@quittance/sdk/rules';
import { type BusinessDate, daysBetween, formatBusinessDate } from '@quittance/sdk/time';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { clockIcon } from '../kit/icon/icons.ts';
import { earlyOffers } from './early-offers.ts';
import { earlyTexts } from './early-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { useInstallation } from './use-installation.ts';

interface OfferProps {
  readonly invoice: InvoiceAnswer;
}

interface DiscountProps extends OfferProps {
  readonly endDate: BusinessDate;
}

/** How to get the discount, and what it yields in a year. */
function DiscountOffer({ invoice, endDate }: DiscountProps) {
  const { t, locale } = useI18n(earlyTexts);
  const { currency, dueDate, finalAmount, earlyDiscountPercent = '0', earlyDiscountAmount = '0' } = invoice;
  const count = daysBetween(endDate, dueDate);
  const yearly = annualizedReturn({
    discountMinor: toMinor(earlyDiscountAmount, currency),
    paidMinor: toMinor(finalAmount, currency),
    daysEarly: count,
  });
  return (
    <Banner
      tone="success"
      icon={clockIcon}
      title={t(invoice.viewer === 'seller' ? 'discountGiven' : 'discount', {
        date: formatBusinessDate(endDate, locale),
        amount: formatDecimalMoney(earlyDiscountAmount, currency, locale),
      })}
    >
      {t('discountWorth', {
        count,
        percent: formatPercent(earlyDiscountPercent, locale),
        yearly: formatPercent(yearly ?? '0', locale),
      })}
    </Banner>
  );
}

/** The points that a payment earns. */
function RewardOffer({ today, brand }: { readonly today: BusinessDate; readonly brand: string }) {
  const { t, locale } = useI18n(earlyTexts);
  const { annualPercent = '0' } = rewardTermsOn(today) ?? {};
  const fraction = writeDecimal(multiplyDecimals(parseDecimal(annualPercent), parseDecimal('0.01')));
  return <Banner>{t('rewards', { brand, percent: formatPercent(fraction, locale) })}</Banner>;
}

/** Shows what paying now gains. */
export function EarlyOffer({ invoice }: OfferProps) {
  const { today, brand } = useInstallation(invoice);
  const { earlyDiscountEndDate: endDate } = invoice;
  const { hasDiscount, earnsPoints } = earlyOffers(invoice, today);
  if (!hasDiscount && !earnsPoints) return null;
  return (
    <div className="q-offer">
      {hasDiscount && endDate !== undefined && <DiscountOffer invoice={invoice} endDate={endDate} />}
      {earnsPoints && brand && <RewardOffer today={today} brand={brand} />}
    </div>
  );
}
