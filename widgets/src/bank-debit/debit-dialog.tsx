import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useFailureText } from '../invoice/use-failure-text.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { Spinner } from '../kit/spinner/spinner.tsx';
import { Overtaken } from '../widget/overtaken.tsx';
import { PaymentProgress } from '../widget/payment-progress.tsx';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { AuthorizationForm } from './authorization-form.tsx';
import { BankWindow } from './bank-window.tsx';
import { type DebitState, isFailedTry } from './debit-flow.ts';
import { bankDebitTexts } from './texts.en.ts';
import type { DebitFlow } from './use-debit-flow.ts';

interface DebitDialogProps {
  readonly flow: DebitFlow;
  readonly invoice: InvoiceAnswer;
  /** The invoice as last read. */
  readonly current: InvoiceAnswer;
}

type Title = 'windowTitle' | 'authorizationTitle' | 'processingTitle' | 'unknownTitle';

/** Titles by step; a step without one shows no dialog. */
const titles: Readonly<Partial<Record<DebitState['step'], Title>>> = {
  opening: 'windowTitle',
  linking: 'windowTitle',
  reading: 'authorizationTitle',
  authorizing: 'authorizationTitle',
  paying: 'processingTitle',
  submitting: 'processingTitle',
  unconfirmed: 'processingTitle',
  overtaken: 'processingTitle',
  unknown: 'unknownTitle',
  paid: 'processingTitle',
};

function Progress({ flow }: Pick<DebitDialogProps, 'flow'>) {
  const { t } = useI18n(bankDebitTexts);
  const { step } = flow.state;
  const key = step === 'paid' ? 'thankYou' : step === 'unconfirmed' ? 'unconfirmed' : 'processing';
  return (
    <PaymentProgress isDone={step === 'paid'} message={t(key)}>
      <p className="q-muted">{t(`${key}Hint`)}</p>
      {key !== 'processing' && (
        <Button variant="primary" onClick={flow.leave} block>
          {t('done')}
        </Button>
      )}
    </PaymentProgress>
  );
}

function DebitStep({ flow, invoice, current }: DebitDialogProps) {
  const { t } = useI18n(bankDebitTexts);
  const failureText = useFailureText();
  const { state, leave } = flow;
  switch (state.step) {
    case 'linking':
      return (
        <BankWindow windowUrl={state.windowUrl} onLinked={flow.bankLinked} onError={flow.bankFailed} onClose={leave} />
      );
    case 'authorizing': {
      const { authorization, notice, failure } = state;
      return (
        <AuthorizationForm
          invoice={invoice}
          authorization={authorization}
          notice={notice && t(notice)}
          reason={failure && failureText(failure).text}
          onAuthorize={flow.authorize}
          onOtherAccount={isFailedTry(state) ? flow.chooseOtherAccount : undefined}
          onCancel={leave}
        />
      );
    }
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

const isFrame = (step: DebitState['step']): boolean => step === 'opening' || step === 'linking';

/** One dialog for all steps from "Pay from your bank" to "Thank you". */
export function DebitDialog(props: DebitDialogProps) {
  const { flow } = props;
  const { t } = useI18n(bankDebitTexts);
  const { state } = flow;
  const { step } = state;
  const title = titles[step];
  if (!title) return null;
  return (
    <Dialog
      title={t(title)}
      width={isFrame(step) ? 'frame' : 'narrow'}
      locked={step === 'paying' || step === 'submitting' || (step === 'unknown' && state.isChecking)}
      flush={isFrame(step)}
      onClose={flow.leave}
    >
      <DebitStep {...props} />
    </Dialog>
  );
}
