import { openCryptoQuote } from '@quittance/sdk/client';
import { type Coin, coins } from '@quittance/sdk/rules';
import { type FormEvent, useState } from 'react';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { Tabs } from '../kit/tabs/tabs.tsx';
import { TextField } from '../kit/text-field/text-field.tsx';
import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { describeFailure } from '../widget/widget-events.ts';
import { cryptoPaymentTexts } from './texts.en.ts';
import type { CryptoQuote } from './use-quote.ts';

type Problem = 'failed' | 'amountChanged' | 'unavailable' | 'invalidAddress';

const problems: Readonly<Record<string, Problem>> = {
  ValidationError: 'invalidAddress',
  PaymentAmountChangedError: 'amountChanged',
  PaymentMethodUnavailableError: 'unavailable',
};

interface QuoteFormProps extends PaymentPanelProps {
  readonly onQuote: (quote: CryptoQuote) => void;
}

/** Asks for the coin and the address for refunds, and gets a quote. */
export function QuoteForm({ invoice, onQuote, onStale, onEvent }: QuoteFormProps) {
  const { t } = useI18n(cryptoPaymentTexts);
  const client = useClient();
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const [coin, setCoin] = useState<Coin>('BTC');
  const [refundAddress, setRefundAddress] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const payment = { invoiceId: invoice._id, method: 'crypto' } as const;
    if (!onEvent('before-submit', payment)) return;
    setPending(true);
    setProblem(undefined);
    try {
      const { finalAmount, _id: invoiceId } = invoice;
      const body = { invoiceId, coin, refundAddress: refundAddress.trim(), finalAmount };
      onQuote(await client.request(openCryptoQuote, { body }));
    } catch (error) {
      const { code } = describeFailure(error);
      setProblem(problems[code] ?? 'failed');
      if (code === 'PaymentAmountChangedError' || overtakenBy(code, false)) onStale();
    }
    setPending(false);
  };
  return (
    <form className="q-payment-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="q-muted">{t('intro', { amount })}</p>
      <div role="alert">{problem && problem !== 'invalidAddress' && <Banner tone="danger">{t(problem)}</Banner>}</div>
      <Tabs
        label={t('coin')}
        tabs={coins.map((id) => ({ id, label: t(id) }))}
        selected={coin}
        onSelect={(id) => setCoin(id as Coin)}
      >
        <TextField
          label={t('refundAddress', { coin })}
          description={t('refundAddressHint')}
          value={refundAddress}
          onChange={setRefundAddress}
          autoComplete="off"
          maxLength={100}
          {...(problem === 'invalidAddress' && { error: t('invalidAddress', { coin }) })}
        />
      </Tabs>
      <Button variant="primary" size="large" block type="submit" pending={isPending}>
        {t('start')}
      </Button>
    </form>
  );
}
