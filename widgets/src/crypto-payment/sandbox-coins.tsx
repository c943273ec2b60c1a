import { newIdempotencyKey, simulateCoins } from '@quittance/sdk/client';
import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { useIsSandbox } from '../widget/use-is-sandbox.ts';
import { cryptoPaymentTexts } from './texts.en.ts';
import type { CryptoQuote } from './use-quote.ts';

const actions = ['exact', 'over', 'under', 'dropped', 'blocks'] as const;
type Action = (typeof actions)[number];

interface SandboxCoinsProps {
  readonly invoiceId: string;
  readonly quote: CryptoQuote;
  readonly onQuote: (quote: CryptoQuote | null) => void;
}

/** Sends coins on the sandbox's chain, to try the product out. Shows nothing outside sandbox mode. */
export function SandboxCoins({ invoiceId, quote, onQuote }: SandboxCoinsProps) {
  const { t } = useI18n(cryptoPaymentTexts);
  const client = useClient();
  const isSandbox = useIsSandbox();
  const [pending, setPending] = useState<Action>();
  const [isFailed, setFailed] = useState(false);
  if (!isSandbox) return null;
  const act = async (what: Action) => {
    setPending(what);
    setFailed(false);
    try {
      const options = { idempotencyKey: newIdempotencyKey() };
      onQuote((await client.request(simulateCoins, { body: { invoiceId, what } }, options)).quote);
    } catch {
      setFailed(true);
    }
    setPending(undefined);
  };
  const isPaying = quote.state === 'waiting' || quote.state === 'underpaid';
  return (
    <section className="q-payment-sandbox" aria-label={t('sandbox.title')}>
      <p className="q-label">{t('sandbox.title')}</p>
      <p>{t('sandbox.text')}</p>
      <div className="q-payment-choices">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            pending={pending === action}
            disabled={pending !== undefined || (action === 'blocks' ? quote.state === 'waiting' : !isPaying)}
            onClick={() => void act(action)}
          >
            {t(`sandbox.${action}`)}
          </Button>
        ))}
      </div>
      <p role="status">{isFailed && t('sandbox.failed')}</p>
    </section>
  );
}
