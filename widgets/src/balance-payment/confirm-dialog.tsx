import { useEffect, useState } from 'react';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { invoiceHeadTexts } from '../invoice/head-texts.en.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { invoiceTexts } from '../invoice/texts.en.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { Form } from '../kit/form/form.tsx';
import { clockIcon } from '../kit/icon/icons.ts';
import { OneTimeCodeField } from '../kit/one-time-code-field/one-time-code-field.tsx';
import { Overtaken } from '../widget/overtaken.tsx';
import { PaymentProgress } from '../widget/payment-progress.tsx';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { useAtom } from '../widget/use-resource-state.ts';
import { codeNotice } from './balance-flow.ts';
import type { BalanceFlow } from './use-balance-flow.ts';

interface ConfirmDialogProps {
  readonly flow: BalanceFlow;
  readonly invoice: InvoiceAnswer;
  /** The invoice as last read. */
  readonly current: InvoiceAnswer;
}

function CodeForm({ flow, invoice }: Omit<ConfirmDialogProps, 'current'>) {
  const { t } = useI18n(invoiceTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const [code, setCode] = useState('');
  const asked = useAtom(flow.codes.$code);
  const { resendAt, codeSource } = asked.step === 'WAITING_OTP' ? asked : {};
  const isFromApp = codeSource === 'authenticator';
  const { refused } = flow.state.step === 'confirming' ? flow.state : {};
  const notice = codeNotice(asked);
  const sentFor = resendAt?.getTime();
  // Digits of the previous code are useless.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that was sent
  useEffect(() => setCode(''), [sentFor]);
  return (
    <Form
      label={t('balance.codeTitle')}
      validate={() => (code.length === 6 ? {} : { code: t('balance.codeIncomplete') })}
      onSubmit={() => flow.pay(code)}
    >
      <p>
        {t(isFromApp ? 'balance.appCodeIntro' : 'balance.codeIntro', { amount, sender: invoice.senderDisplayName })}
      </p>
      <OneTimeCodeField
        value={code}
        onChange={setCode}
        resendAt={resendAt}
        // The store reports whether it was sent.
        onResend={isFromApp ? undefined : () => void flow.codes.resend()}
        error={notice && t(`balance.${notice}`)}
        submitsForm
        refused={refused}
        autoFocus
      />
      <div className="q-payment-stack">
        <Button type="submit" variant="primary" size="large" block>
          {t('balance.confirm', { amount })}
        </Button>
        <Button variant="quiet" block onClick={flow.leave}>
          {t('balance.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function PaymentOutcome({ flow, current }: Pick<ConfirmDialogProps, 'flow' | 'current'>) {
  const { t } = useI18n(bankDebitTexts);
  const { t: headText } = useI18n(invoiceHeadTexts);
  const { state } = flow;
  if (state.step === 'unknown') {
    return <UnknownOutcome isChecking={state.isChecking} onCheck={flow.check} onLeave={flow.leave} />;
  }
  if (state.step === 'overtaken')
    return <Overtaken isBeingPaid={state.isBeingPaid} current={current} onLeave={flow.leave} />;
  const isDone = state.step === 'paid';
  const done = (
    <Button variant="primary" onClick={flow.leave} block>
      {t('done')}
    </Button>
  );
  if (isDone && current.paymentState === 'held') {
    return (
      <div className="q-payment-stack">
        <Banner tone="info" icon={clockIcon}>
          {headText('panel.underReview')}
        </Banner>
        {done}
      </div>
    );
  }
  return (
    <PaymentProgress isDone={isDone} message={t(isDone ? 'thankYou' : 'processing')}>
      {isDone && done}
    </PaymentProgress>
  );
}

/** Dialog for the one-time code and the outcome of the payment. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useI18n(invoiceTexts);
  const { t: paymentText } = useI18n(bankDebitTexts);
  const { flow } = props;
  const { state } = flow;
  const { step } = state;
  if (step === 'choosing' || step === 'unanswered' || step === 'superseded') return null;
  const titles = {
    confirming: t('balance.codeTitle'),
    paying: paymentText('processingTitle'),
    unknown: paymentText('unknownTitle'),
    overtaken: paymentText('processingTitle'),
    paid: paymentText('processingTitle'),
  };
  return (
    <Dialog
      title={titles[step]}
      width="narrow"
      locked={step === 'paying' || (step === 'unknown' && state.isChecking)}
      onClose={flow.leave}
    >
      {step === 'confirming' ? <CodeForm {...props} /> : <PaymentOutcome {...props} />}
    </Dialog>
  );
}
