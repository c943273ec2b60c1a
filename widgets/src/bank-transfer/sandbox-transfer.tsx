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

const outcomes = ['exact', 'over', 'under', 'held'] as const;
type Outcome = (typeof outcomes)[number];

const transferOf = (outcome: Outcome) =>
  outcome === 'held' ? ({ amount: 'exact', isHeld: true } as const) : { amount: outcome };

/** Simulates a transfer. The answer has the invoice as it is then. */
function useSimulation({ invoice, onPaid, onStale }: PaymentPanelProps) {
  const client = useClient();
  const intent = useMemo(
    () =>
      createMoneyIntent<Outcome, InvoiceAnswer>((outcome, { idempotencyKey }) =>
        client.request(
          simulateTransfer,
          { body: { invoiceId: invoice._id, ...transferOf(outcome) } },
          { idempotencyKey },
        ),
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

function OutcomeText({ state }: { readonly state: ReturnType<typeof useSimulation>['state'] }) {
  const { t } = useI18n(bankTransferTexts);
  if (state.step === 'refused') return t('sandbox.refused');
  if (state.step === 'unknown') return t('sandbox.unknown');
  if (state.step !== 'settled') return null;
  if (!canPay(state.answer.viewer, state.answer.status)) return t('sandbox.arrived');
  return t(state.content === 'held' ? 'sandbox.isHeld' : 'sandbox.notPaid');
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
          outcomes.map((outcome) => (
            <Button key={outcome} size="small" disabled={isBusy} onClick={() => void intent.submit(outcome)}>
              {t(`sandbox.${outcome}`)}
            </Button>
          ))
        )}
      </div>
      <p className="q-payment-hint" role="status">
        <OutcomeText state={state} />
      </p>
    </section>
  );
}
