import { newIdempotencyKey, rejectInvoice } from '@quittance/sdk/client';
import { closingMessageCharacters } from '@quittance/sdk/rules';
import { type FormEvent, useMemo, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { TextArea } from '../kit/text-area/text-area.tsx';
import { overtakenBy } from '../widget/overtaking-codes.ts';
import { describeFailure } from '../widget/widget-events.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { rejectTexts } from './reject-texts.en.ts';

/** The link or the session has ended: loading the invoice again says so. */
const linkEndings: ReadonlySet<string> = new Set([
  'InvalidInviteTokenError',
  'ExpiredInviteTokenError',
  'UnauthenticatedError',
]);

interface RejectInvoiceProps {
  readonly invoice: InvoiceAnswer;
  readonly onRejected: (invoice: InvoiceAnswer) => void;
  /** Called when somebody else paid or closed the invoice meanwhile, or the link has ended. */
  readonly onStale: () => void;
}

/** Rejects the invoice for a guest, with a reason if there is one. */
export function RejectInvoice({ invoice, onRejected, onStale }: RejectInvoiceProps) {
  const { t } = useI18n(rejectTexts);
  const client = useClient();
  const [step, setStep] = useState<'closed' | 'asking' | 'sending' | 'failed' | 'unconfirmed'>('closed');
  const [reason, setReason] = useState('');
  const message = reason.trim();
  // A repeated try rejects only once. Another reason is another try, which the server refuses if the first one arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key for each message
  const idempotencyKey = useMemo(newIdempotencyKey, [invoice._id, message]);
  const reject = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    setStep('sending');
    try {
      const body = { invoiceId: invoice._id, ...(message !== '' && { buyerRejectionMessage: message }) };
      onRejected(await client.request(rejectInvoice, { body }, { idempotencyKey }));
    } catch (error) {
      const { code } = describeFailure(error);
      setStep(code === 'UnknownOutcomeError' ? 'unconfirmed' : 'failed');
      if (overtakenBy(code) || linkEndings.has(code)) onStale();
    }
  };
  const isOpen = step !== 'closed';
  return (
    <div className="q-reject">
      <button
        type="button"
        className="q-text-button"
        aria-expanded={isOpen}
        disabled={step === 'sending'}
        onClick={() => setStep(isOpen ? 'closed' : 'asking')}
      >
        {t('action')}
      </button>
      {isOpen && (
        <form className="q-payment-stack" onSubmit={(event) => void reject(event)}>
          <div role="alert">
            {(step === 'failed' || step === 'unconfirmed') && <Banner tone="danger">{t(step)}</Banner>}
          </div>
          <p className="q-muted">{t('text', { seller: invoice.senderDisplayName })}</p>
          <TextArea
            label={t('reason')}
            name="buyerRejectionMessage"
            required={false}
            maxLength={closingMessageCharacters}
            value={reason}
            onChange={setReason}
          />
          <Button type="submit" variant="danger" block pending={step === 'sending'}>
            {t('submit')}
          </Button>
          <Button variant="quiet" block disabled={step === 'sending'} onClick={() => setStep('closed')}>
            {t('keep')}
          </Button>
        </form>
      )}
    </div>
  );
}
