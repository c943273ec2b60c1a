import { simulateTransfer } from '@quittance/sdk/client';
import { canPay } from '@quittance/sdk/rules';
import { createMoneyIntent } from '@quittance/sdk/stores';
import { useEffect, useMemo } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { useIsSandbox } from '../widget/use-is-sandbox.ts';
import { useAtom } from '../widget/use-resource-state.ts';
import { bankTransferTexts } from './texts.en.ts';

const amounts = ['exact', 'over', 'under'] as const;
type Amount = (typeof amounts)[number];

/** Simulates a transfer. The answer has the invoice as it is then. */
function useSimulation({ invoice, onPaid, onStale }: PaymentPanelProps) {
  const client = useClient();
  const intent = useMemo(
    () =>
      createMoneyIntent<Amount, InvoiceAnswer>((amount, { idempotencyKey }) =>
        client.request(simulateTransfer, { body: { invoiceId: invoice._id, amount } }, { idempotencyKey }),
      ),
    [client, invoice._id],
  );
  const state = useAtom(intent.$intent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (state.step === 'settled') onPaid(state.answer);
    if (state.step === 'refused') onStale();
  }, [state]);
  return { state, intent };
}

function Outcome({ state }: { readonly state: ReturnType<typeof useSimulation>['state'] }) {
  const { t } = useI18n(bankTransferTexts);
  if (state.step === 'refused') return t('sandbox.refused');
  if (state.step === 'unknown') return t('sandbox.unknown');
  if (state.step !== 'settled') return null;
  return t(canPay(state.answer.viewer, state.answer.status) ? 'sandbox.notPaid' : 'sandbox.arrived');
}

/** Lets a transfer arrive, to try the product out. Shows nothing outside sandbox mode. */
export function SandboxTransfer(props: PaymentPanelProps) {
  const { t } = useI18n(bankTransferTexts);
  const isSandbox = useIsSandbox();
  const { state, intent } = useSimulation(props);
  if (!isSandbox) return null;
  const isBusy = state.step === 'sending' || (state.step === 'unknown' && state.isChecking);
  return (
    <section className="q-payment-sandbox" aria-label={t('sandbox.title')}>
      <p className="q-label">{t('sandbox.title')}</p>
      <p>{t('sandbox.text')}</p>
      <div className="q-payment-choices">
        {state.step === 'unknown' ? (
          <Button size="small" pending={isBusy} onClick={() => void intent.check()}>
            {t('sandbox.check')}
          </Button>
        ) : (
          amounts.map((amount) => (
            <Button key={amount} size="small" disabled={isBusy} onClick={() => void intent.submit(amount)}>
              {t(`sandbox.${amount}`)}
            </Button>
          ))
        )}
      </div>
      <p className="q-payment-hint" role="status">
        <Outcome state={state} />
      </p>
    </section>
  );
}
