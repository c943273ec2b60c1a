import { useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { Button } from '../kit/actions/button.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Spinner } from '../kit/display/states.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { PaymentProgress } from '../widget/payment-progress.tsx';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { AuthorizationForm } from './authorization-form.tsx';
import { BankWindow } from './bank-window.tsx';
import type { DebitState } from './debit-flow.ts';
import type { DebitFlow } from './use-debit-flow.ts';

interface DebitDialogProps {
  readonly flow: DebitFlow;
  readonly invoice: InvoiceAnswer;
}

/** Titles by step; a step without one shows no dialog. */
const titles: Readonly<Partial<Record<DebitState['step'], string>>> = {
  opening: 'windowTitle',
  linking: 'windowTitle',
  reading: 'authorizationTitle',
  authorizing: 'authorizationTitle',
  paying: 'processingTitle',
  unknown: 'unknownTitle',
  paid: 'processingTitle',
};

interface DebitStepProps extends DebitDialogProps {
  readonly confirmedHash: string | null;
  readonly onConfirm: (hash: string | null) => void;
}

function DebitStep({ flow, invoice, confirmedHash, onConfirm }: DebitStepProps) {
  const { t } = useI18n('bank-debit');
  const { state, leave } = flow;
  switch (state.step) {
    case 'linking':
      return (
        <BankWindow windowUrl={state.windowUrl} onLinked={flow.bankLinked} onError={flow.bankFailed} onClose={leave} />
      );
    case 'authorizing': {
      const { authorization } = state.intent;
      return (
        <AuthorizationForm
          invoice={invoice}
          authorization={authorization}
          isConfirmed={confirmedHash === authorization.hash}
          onConfirm={(isConfirmed) => onConfirm(isConfirmed ? authorization.hash : null)}
          notice={state.notice && t(state.notice)}
          onAuthorize={flow.authorize}
          onCancel={leave}
        />
      );
    }
    case 'paying':
    case 'paid': {
      const isDone = state.step === 'paid';
      return (
        <PaymentProgress isDone={isDone} message={t(isDone ? 'thankYou' : 'processing')}>
          <p className="q-muted">{t(isDone ? 'thankYouHint' : 'processingHint')}</p>
          {isDone && (
            <Button variant="primary" onClick={leave} block>
              {t('done')}
            </Button>
          )}
        </PaymentProgress>
      );
    }
    case 'unknown':
      return <UnknownOutcome isChecking={state.isChecking} onCheck={flow.check} onLeave={leave} />;
    default:
      return <Spinner />;
  }
}

const isFrame = (step: DebitState['step']): boolean => step === 'opening' || step === 'linking';

/** Everything that happens between "Pay from your bank" and "Thank you", in one dialog. */
export function DebitDialog({ flow, invoice }: DebitDialogProps) {
  const { t } = useI18n('bank-debit');
  const { state } = flow;
  const { step } = state;
  // Kept here, so that a failed payment doesn't ask again; by its hash, so that a changed text does.
  const [confirmedHash, setConfirmedHash] = useState<string | null>(null);
  const title = titles[step];
  if (!title) return null;
  return (
    <Dialog
      title={t(title)}
      width={isFrame(step) ? 'frame' : 'narrow'}
      locked={step === 'paying' || (step === 'unknown' && state.isChecking)}
      flush={isFrame(step)}
      onClose={flow.leave}
    >
      <DebitStep flow={flow} invoice={invoice} confirmedHash={confirmedHash} onConfirm={setConfirmedHash} />
    </Dialog>
  );
}
