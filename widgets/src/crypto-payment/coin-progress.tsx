import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { QuoteView } from './quote-view.tsx';
import { SandboxCoins } from './sandbox-coins.tsx';
import { cryptoPaymentTexts } from './texts.en.ts';
import { useQuote } from './use-quote.ts';

/** Shows the blocks that the payer's coins have and need. Renders nothing until they are known, and for other readers. */
export function CoinProgress({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n(cryptoPaymentTexts);
  const { quote, isFailed, set, reload } = useQuote(invoiceId);
  if (!quote && !isFailed) return null;
  return (
    <div className="q-payment-stack">
      {quote && <QuoteView quote={quote} />}
      {isFailed && <ErrorState title={t('loadFailed')} onRetry={reload} />}
      {quote && <SandboxCoins invoiceId={invoiceId} quote={quote} onQuote={set} />}
    </div>
  );
}
