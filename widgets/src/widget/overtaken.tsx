import { isPaid, isPaymentInProgress } from '@quittance/sdk/rules';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';

interface OvertakenProps {
  /** Whether another payment is in progress, which is known before the invoice is read again. */
  readonly isBeingPaid: boolean | undefined;
  /** The last read invoice. */
  readonly current: InvoiceAnswer;
  readonly onLeave: () => void;
}

function textKey({ isBeingPaid, current: { status } }: OvertakenProps) {
  if (isPaid(status)) return 'paidElsewhere';
  return isBeingPaid || isPaymentInProgress(status) ? 'payingElsewhere' : 'notPayable';
}

/** Says that the invoice was paid elsewhere or closed before this payer's payment. */
export function Overtaken(props: OvertakenProps) {
  const { t } = useI18n(bankDebitTexts);
  return (
    <div className="q-payment-stack">
      <div role="alert">
        <Banner tone="info">{t(textKey(props))}</Banner>
      </div>
      <Button variant="primary" onClick={props.onLeave} block>
        {t('done')}
      </Button>
    </div>
  );
}
