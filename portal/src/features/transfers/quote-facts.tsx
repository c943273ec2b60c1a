import { Fact, FactList } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { formatPercent } from '@quittance/sdk/money';
import { accountLabel } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Amount, useI18n } from '@quittance/widgets/kit';
import { formatRate } from './rate-line.tsx';
import { transfersTexts } from './texts.en.ts';
import type { Quote } from './transfer-values.ts';
import type { Transfer } from './use-transfer-intent.ts';

const { sources } = transfersTexts.english.form;

/** The recipient's name, or the own account. */
export const recipientName = ({ to }: Pick<Quote, 'to'>): string =>
  to.name || accountLabel(to.currency, to.accountType);

/** The rate that a conversion was made at, with its source and date. */
function RateFact({ quote }: { readonly quote: Pick<Transfer, 'conversion' | 'received' | 'sent'> }) {
  const { t, locale } = useI18n(transfersTexts);
  const { conversion, received, sent } = quote;
  if (!conversion || !sent) return null;
  const { rate, source, asOf } = conversion;
  return (
    <Fact term={t('review.rate')}>
      <div className="q-numeric">
        {t('form.rate', { from: sent.currency, to: received.currency, rate: formatRate(rate, locale) })}
      </div>
      <div className="q-muted">
        {hasText(sources, source) ? t(`form.sources.${source}`) : source},{' '}
        {formatBusinessDate(businessDateOf(new Date(asOf)), locale)}
      </div>
    </Fact>
  );
}

/** What leaves, what arrives, and what it costs. */
export function QuoteFacts({ quote }: { readonly quote: Quote | Transfer }) {
  const { t, locale } = useI18n(transfersTexts);
  const { from, sent, fee, total, received, conversion, reference } = quote;
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
      {fee && (
        <Fact term={t('review.fee')}>
          {Number(fee.amount) === 0 ? t('review.noFee') : <Amount value={fee.amount} currency={fee.currency} />}
        </Fact>
      )}
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
