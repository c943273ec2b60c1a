import { Amount, useI18n } from '@quittance/widgets/kit';
import { invoiceFormTexts } from './texts.en.ts';

/** What one entry of the form adds to the invoice. */
export function EntryAmount({
  value = '0',
  currency,
}: {
  readonly value?: string | undefined;
  readonly currency: string;
}) {
  const { t } = useI18n(invoiceFormTexts);
  return (
    <div className="entry__amount">
      <span className="entry__amount-label">{t('amount')}</span>
      <Amount value={value} currency={currency} />
    </div>
  );
}
