import { Fact, FactList } from '@quittance/app-shell';
import { formatDecimalMoney, formatPercent } from '@quittance/sdk/money';
import { accountLabel } from '@quittance/sdk/rules';
import { Amount, useI18n, useRateOrigin } from '@quittance/widgets/kit';
import { formatRate } from './rate-line.tsx';
import { transfersTexts } from './texts.en.ts';
import type { Quote } from './transfer-values.ts';
import type { Transfer } from './use-transfer-intent.ts';

/** The recipient's name, or the own account. */
export const recipientName = ({ to }: Pick<Quote, 'to'>): string =>
  to.name || accountLabel(to.currency, to.accountType);

/** The rate that a conversion was made at, with its source and time. */
function RateFact({ quote }: { readonly quote: Pick<Transfer, 'conversion' | 'received' | 'sent'> }) {
  const { t, locale } = useI18n(transfersTexts);
  const rateOrigin = useRateOrigin();
  const { conversion, received, sent } = quote;
  if (!conversion || !sent) return null;
  return (
    <Fact term={t('review.rate')}>
      <div className="q-numeric">
        {t('form.rate', { from: sent.currency, to: received.currency, rate: formatRate(conversion.rate, locale) })}
      </div>
      <div className="q-muted">{rateOrigin(conversion)}</div>
    </Fact>
  );
}

/** What the transfer costs; of a price in US dollars also the price, and the rate that converted it. */
function FeeFact({ quote: { fee, feePrice } }: { readonly quote: Pick<Transfer, 'fee' | 'feePrice'> }) {
  const { t, locale } = useI18n(transfersTexts);
  const rateOrigin = useRateOrigin();
  if (!fee) return null;
  return (
    <Fact term={t('review.fee')}>
      {Number(fee.amount) === 0 ? t('review.noFee') : <Amount value={fee.amount} currency={fee.currency} />}
      {feePrice && (
        <>
          <div className="q-muted q-numeric">
            {t('review.feePrice', {
              price: formatDecimalMoney(feePrice.price.amount, feePrice.price.currency, locale),
              rate: t('form.rate', {
                from: fee.currency,
                to: feePrice.price.currency,
                rate: formatRate(feePrice.rate, locale),
              }),
            })}
          </div>
          <div className="q-muted">{rateOrigin(feePrice)}</div>
        </>
      )}
    </Fact>
  );
}

/** What leaves, what arrives, and what it costs. */
export function QuoteFacts({ quote }: { readonly quote: Quote | Transfer }) {
  const { t, locale } = useI18n(transfersTexts);
  const { from, sent, total, received, conversion, reference } = quote;
  return (
    <FactList>
      <Fact term={t('review.from')}>{accountLabel(from.currency, from.accountType)}</Fact>
      <Fact term={t('review.to')}>
        <bdi>{recipientName(quote)}</bdi>
        {quote.to.handle !== undefined && <div className="q-muted">@{quote.to.handle}</div>}
        {quote.to.maskedNumber !== undefined && (
          <div className="q-muted q-numeric">
            <bdi>{quote.to.maskedNumber}</bdi>
          </div>
        )}
      </Fact>
      {sent && conversion && (
        <Fact term={t('review.sent')}>
          <Amount value={sent.amount} currency={sent.currency} />
        </Fact>
      )}
      {conversion && (
        <Fact term={t('review.margin', { percent: formatPercent(conversion.marginRate, locale) })}>
          <Amount value={conversion.margin.amount} currency={conversion.margin.currency} />
          <div className="q-muted">{t('review.marginIsPart')}</div>
        </Fact>
      )}
      <RateFact quote={quote} />
      <FeeFact quote={quote} />
      {total && (
        <Fact term={t('review.leaves')}>
          <strong>
            <Amount value={total.amount} currency={total.currency} />
          </strong>
        </Fact>
      )}
      <Fact term={t('review.arrives')}>
        <strong>
          <Amount value={received.amount} currency={received.currency} />
        </strong>
      </Fact>
      {reference !== undefined && (
        <Fact term={t('review.reference')}>
          <bdi>{reference}</bdi>
        </Fact>
      )}
    </FactList>
  );
}
