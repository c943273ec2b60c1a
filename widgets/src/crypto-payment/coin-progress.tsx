import { QuoteView } from './quote-view.tsx';
import { SandboxCoins } from './sandbox-coins.tsx';
import { useQuote } from './use-quote.ts';

/** Shows the blocks that the payer's coins have and need. Renders nothing until they are known, and for other readers. */
export function CoinProgress({ invoiceId }: { readonly invoiceId: string }) {
  const { quote, set } = useQuote(invoiceId);
  if (!quote) return null;
  return (
    <div className="q-payment-stack">
      <QuoteView quote={quote} />
      <SandboxCoins invoiceId={invoiceId} quote={quote} onQuote={set} />
    </div>
  );
}
