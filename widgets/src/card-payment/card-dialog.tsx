import { hasText } from '@quittance/sdk/i18n';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { Spinner } from '../kit/spinner/spinner.tsx';
import { Overtaken } from '../widget/overtaken.tsx';
import { PaymentProgress } from '../widget/payment-progress.tsx';
import type { PaymentFailure } from '../widget/taken-payment.ts';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import type { CardNotice, CardState } from './card-flow.ts';
import { CardForm } from './card-form.tsx';
import { cardPaymentTexts } from './texts.en.ts';
import type { CardFlow } from './use-card-flow.ts';

interface CardDialogProps {
  readonly flow: CardFlow;
  readonly invoice: InvoiceAnswer;
  /** The invoice as last read. */
  readonly current: InvoiceAnswer;
}

const own = { enterAgain: 'enterAgain', amountChanged: 'amountChanged' } as const satisfies Partial<
  Record<CardNotice, string>
>;

/** Returns a function that says the outcome of a try; a decline in the words for its reason. */
export function useCardNotice() {
  const { t } = useI18n(cardPaymentTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  return ({
    notice,
    failure,
  }: {
    readonly notice?: CardNotice | undefined;
    readonly failure?: PaymentFailure | undefined;
  }) => {
    if (failure && hasText(cardPaymentTexts.english.declined, failure.code)) return t(`declined.${failure.code}`);
    if (notice === 'enterAgain' || notice === 'amountChanged') return t(own[notice]);
    return notice && debitText(notice);
  };
}

function Progress({ flow }: Pick<CardDialogProps, 'flow'>) {
  const { t } = useI18n(cardPaymentTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const { step } = flow.state;
  const key = step === 'paid' ? 'thankYou' : step === 'unconfirmed' ? 'unconfirmed' : 'processing';
  return (
    <PaymentProgress isDone={step === 'paid'} message={debitText(key)}>
      <p className="q-muted">{step === 'paid' ? t('charged') : debitText(`${key}Hint`)}</p>
      {key !== 'processing' && (
        <Button variant="primary" onClick={flow.leave} block>
          {debitText('done')}
        </Button>
      )}
    </PaymentProgress>
  );
}

function CardStep({ flow, invoice, current }: CardDialogProps) {
  const { state, leave } = flow;
  const say = useCardNotice();
  switch (state.step) {
    case 'filling':
      return (
        <CardForm
          invoice={invoice}
          fieldsUrl={state.fieldsUrl}
          notice={say(state)}
          onToken={flow.pay}
          onFailed={flow.fieldsFailed}
          onCancel={leave}
        />
      );
    case 'paying':
    case 'submitting':
    case 'unconfirmed':
    case 'paid':
      return <Progress flow={flow} />;
    case 'overtaken':
      return <Overtaken isBeingPaid={state.isBeingPaid} current={current} onLeave={leave} />;
    case 'unknown':
      return <UnknownOutcome isChecking={state.isChecking} onCheck={flow.check} onLeave={leave} />;
    default:
      return <Spinner />;
  }
}

/** Steps that the page shows, without a dialog. */
const onPage: ReadonlySet<CardState['step']> = new Set<CardState['step']>([
  'idle',
  'following',
  'unanswered',
  'superseded',
]);

/** One dialog for all steps from the card fields to "Thank you". */
export function CardDialog(props: CardDialogProps) {
  const { flow } = props;
  const { t } = useI18n(cardPaymentTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const { state } = flow;
  const { step } = state;
  if (onPage.has(step)) return null;
  return (
    <Dialog
      title={step === 'unknown' ? debitText('unknownTitle') : t('dialogTitle')}
      width="narrow"
      locked={step === 'paying' || step === 'submitting' || (step === 'unknown' && state.isChecking)}
      onClose={flow.leave}
    >
      <CardStep {...props} />
    </Dialog>
  );
}
