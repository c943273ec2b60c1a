import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { CardFields } from './card-fields.tsx';
import { cardPaymentTexts } from './texts.en.ts';

interface CardFormProps {
  readonly invoice: InvoiceAnswer;
  readonly fieldsUrl: string;
  /** The outcome of the last try. */
  readonly notice: string | undefined;
  readonly onToken: (token: string) => void;
  readonly onFailed: () => void;
  readonly onCancel: () => void;
}

/** The card fields, and the button that pays the invoice. */
export function CardForm({ invoice, onCancel, ...fields }: CardFormProps) {
  const { t } = useI18n(cardPaymentTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  return (
    <CardFields {...fields} submitLabel={t('pay', { amount })} hint={t('secure')}>
      <Button variant="quiet" block onClick={onCancel}>
        {debitText('cancel')}
      </Button>
    </CardFields>
  );
}
