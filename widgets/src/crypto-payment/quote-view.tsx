import { type Coin, coinPaymentLink } from '@quittance/sdk/rules';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { QrCode } from '../kit/qr-code/qr-code.tsx';
import { CopyableLine } from '../widget/copyable-line.tsx';
import { useSecondsLeft } from '../widget/use-seconds-left.ts';
import { cryptoPaymentTexts } from './texts.en.ts';
import type { CryptoQuote } from './use-quote.ts';

interface QuoteProps {
  readonly quote: CryptoQuote;
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is to be sent now: all, or what is missing. */
const toSend = ({ state, coinAmount, coinMinor, missing, missingMinor }: CryptoQuote) =>
  state === 'underpaid' && missing !== undefined && missingMinor !== undefined
    ? { amount: missing, minor: missingMinor }
    : { amount: coinAmount, minor: coinMinor };

/** The address and the exact amount, to copy, to scan, or to open in a wallet. */
function Request({ quote }: QuoteProps) {
  const { t } = useI18n(cryptoPaymentTexts);
  const left = useSecondsLeft(quote.secondsLeft, { of: quote.quoteId });
  const rate = useMoneyText(quote.rate, quote.currency);
  const { address } = quote;
  const coin: Coin = quote.coin;
  const { amount, minor } = toSend(quote);
  const link = coinPaymentLink({ coin, address, amount, minor });
  // Coins that come later go back, less the network's fee.
  if (left === 0) return null;
  return (
    <>
      <p className="q-label">{t('send', { amount, coin })}</p>
      <div className="q-payment-code">
        <QrCode text={link} label={t('code')} />
        <a href={link}>{t('openWallet')}</a>
      </div>
      <dl>
        <CopyableLine name={t('amount')} value={amount} copyLabel={t('copyField', { field: t('amount') })} />
        <CopyableLine name={t('address')} value={address} copyLabel={t('copyField', { field: t('address') })} />
      </dl>
      <p className="q-muted">
        {t('rate', { coin, rate })} <span role="timer">{t('timeLeft', { time: clockText(left) })}</span>{' '}
        {quote.amountChangesThen && t('amountChangesThen')}
      </p>
    </>
  );
}

function Progress({ quote }: QuoteProps) {
  const { t } = useI18n(cryptoPaymentTexts);
  const { state, coin, received, missing = '0', confirmations: count, confirmationsNeeded: needed } = quote;
  switch (state) {
    case 'underpaid':
      return <Banner tone="warning">{t('underpaid', { received, missing, coin })}</Banner>;
    case 'confirming':
      return (
        <Banner tone="neutral" title={t('confirming', { count, needed })}>
          {t('confirmingHint')}
        </Banner>
      );
    case 'paid':
      return <Banner tone="success">{t('paid')}</Banner>;
    case 'unconfirmed':
      return <Banner tone="warning">{t('unconfirmed', { received, coin })}</Banner>;
    case 'returning':
    case 'kept':
      return (
        <Banner tone="warning">
          {t('unusable', { received, coin })} {t(state === 'kept' ? 'tooLittle' : 'goesBack')}
        </Banner>
      );
    case 'expired':
      return <Banner tone="warning">{t('expired')}</Banner>;
    default:
      return null;
  }
}

const refundTexts = {
  queued: 'refundQueued',
  sent: 'refundSent',
  refused: 'refundRefused',
  kept: 'refundKept',
} as const;

/** A quote: what to send, what was seen, and what goes back. */
export function QuoteView({ quote }: QuoteProps) {
  const { t } = useI18n(cryptoPaymentTexts);
  const { state, coin, refunds } = quote;
  return (
    <>
      <div role="status">
        <Progress quote={quote} />
      </div>
      {(state === 'waiting' || state === 'underpaid') && <Request quote={quote} />}
      {/* The banner says the same of coins that are kept. */}
      {(state === 'kept' ? [] : refunds).map(({ amount, state: refund, transactionId = amount }) => (
        <p key={transactionId}>{t(refundTexts[refund], { amount, coin })}</p>
      ))}
    </>
  );
}
