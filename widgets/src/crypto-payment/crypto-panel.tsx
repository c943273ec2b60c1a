import { canPay } from '@quittance/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { QuoteForm } from './quote-form.tsx';
import { QuoteView } from './quote-view.tsx';
import { SandboxCoins } from './sandbox-coins.tsx';
import { cryptoPaymentTexts } from './texts.en.ts';
import { type CryptoQuote, useQuote } from './use-quote.ts';

/** Whether the payer may ask for another quote. */
const isOver = ({ state }: CryptoQuote): boolean =>
  state === 'expired' || state === 'returning' || state === 'kept' || state === 'unconfirmed';

/** Pays the invoice with coins: a quote, then what the chain says of it. */
export function CryptoPanel(props: PaymentPanelProps) {
  const { invoice, current, onHold, onStale, onEvent } = props;
  const { t } = useI18n(cryptoPaymentTexts);
  const { quote, isFailed, set, reload } = useQuote(invoice._id);
  const [isNew, setNew] = useState(false);
  const state = quote?.state;
  const { status } = current;
  const isUnderWay = state === 'confirming' || (state === 'paid' && status === 'pending_payment_approval');
  // Stays for the outcome. Meanwhile the invoice's status shows the progress.
  useEffect(() => onHold(isUnderWay ? 'background' : 'none'), [isUnderWay, onHold]);
  const seen = useRef(state);
  const isWatched = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the state
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before === undefined || before === state) return;
    const payment = { invoiceId: invoice._id, method: 'crypto' } as const;
    if (state === 'confirming') onEvent('pending', { ...payment, status: 'pending_payment_approval' });
    if (state !== 'confirming' && state !== 'paid') return;
    isWatched.current = true;
    onStale();
  }, [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the status that the payment brought
  useEffect(() => {
    const isOpen = status === 'pending_payment_approval' || canPay(current.viewer, status);
    if (!isWatched.current || state !== 'paid' || isOpen) return;
    isWatched.current = false;
    onEvent('complete', { invoiceId: invoice._id, method: 'crypto', status });
  }, [state, status]);
  // The invoice's status shows the rest.
  if (!canPay(current.viewer, current.status)) return null;
  const failure = isFailed && <ErrorState title={t('loadFailed')} onRetry={reload} />;
  if (failure && quote === undefined) return failure;
  if (quote === undefined) return <Skeleton shape="block" />;
  const take = (next: CryptoQuote | null) => {
    setNew(false);
    set(next);
  };
  if (quote === null || isNew) return <QuoteForm {...props} onQuote={take} />;
  return (
    <div className="q-payment-stack">
      <QuoteView quote={quote} />
      {failure}
      {isOver(quote) && (
        <Button block onClick={() => setNew(true)}>
          {t('again')}
        </Button>
      )}
      <SandboxCoins invoiceId={invoice._id} quote={quote} onQuote={take} />
    </div>
  );
}
