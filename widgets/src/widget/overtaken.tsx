import { isSettled } from '@quittance/sdk/rules';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { Button } from '../kit/actions/button.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Banner } from '../kit/display/banner.tsx';

interface OvertakenProps {
  /** Known before the invoice is read again. */
  readonly isPaid: boolean | undefined;
  /** The invoice as it was read last. */
  readonly current: InvoiceAnswer;
  readonly onLeave: () => void;
}

/** The invoice was paid elsewhere, or closed, while this payer was about to pay it. */
export function Overtaken({ isPaid, current, onLeave }: OvertakenProps) {
  const { t } = useI18n('bank-debit');
  return (
    <div className="q-payment-stack">
      <div role="status">
        <Banner tone="info">{t(isPaid || isSettled(current.status) ? 'paidElsewhere' : 'notPayable')}</Banner>
      </div>
      <Button variant="primary" onClick={onLeave} block>
        {t('done')}
      </Button>
    </div>
  );
}
