import { PageLink } from '@quittance/app-shell';
import { buttonClass, EmptyState, icons, SelectField, useI18n } from '@quittance/widgets/kit';
import { CurrencyFlag } from '../../currency-accounts/currency-flag.tsx';
import { transfersTexts } from './texts.en.ts';
import type { TransferValues } from './transfer-values.ts';
import { usePayableRecipients } from './use-payable-recipients.ts';

interface RecipientFieldProps {
  readonly values: TransferValues;
  readonly onChange: (changes: Partial<TransferValues>) => void;
}

/** The bank account outside that the money goes to. */
export function RecipientField({ values, onChange }: RecipientFieldProps) {
  const { t } = useI18n(transfersTexts);
  const { data, error, refresh } = usePayableRecipients();
  if (data?.length === 0) {
    return (
      <EmptyState
        title={t('form.noRecipients')}
        icon={icons.bankIcon}
        action={
          <PageLink className={buttonClass()} to="/recipients/new">
            {t('form.addRecipient')}
          </PageLink>
        }
      />
    );
  }
  return (
    <SelectField
      label={t('form.recipient')}
      name="externalAccountId"
      description={t('form.recipientHint')}
      options={data?.map(({ _id, name, maskedNumber, currency }) => ({
        value: _id,
        label: name,
        icon: <CurrencyFlag currency={currency} />,
        detail: `${maskedNumber} · ${currency}`,
      }))}
      value={values.recipient}
      onRetry={error === undefined ? undefined : refresh}
      onChange={(recipient) => {
        const chosen = data?.find(({ _id }) => _id === recipient);
        onChange({ recipient, recipientCurrency: chosen?.currency ?? '' });
      }}
    />
  );
}
