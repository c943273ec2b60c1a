import type { Loaded } from '@quittance/app-shell';
import { formatDecimalMoney } from '@quittance/sdk/money';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Banner, MoneyField, useI18n } from '@quittance/widgets/kit';
import { RateLine } from './rate-line.tsx';
import { transfersTexts } from './texts.en.ts';
import { convertedAmount, fromCurrencyOf, isConverting, type TransferValues, toCurrencyOf } from './transfer-values.ts';
import type { ConversionRate } from './use-conversion.ts';

interface AmountFieldsProps {
  readonly values: TransferValues;
  readonly account: CurrencyAccount;
  readonly conversion: Loaded<ConversionRate | null>;
  readonly onChange: (changes: Partial<TransferValues>) => void;
}

/** The amount: one field, or one in each currency of a conversion. The last typed one counts, the other follows. */
export function AmountFields({ values, account, conversion, onChange }: AmountFieldsProps) {
  const { t, locale } = useI18n(transfersTexts);
  const [from, to] = [fromCurrencyOf(values), toCurrencyOf(values)];
  const available = t('form.available', { amount: formatDecimalMoney(account.balance, from, locale) });
  if (!isConverting(values)) {
    return (
      <MoneyField
        label={t('form.amount')}
        name="amount"
        description={available}
        currency={from}
        value={values.amount}
        onChange={(amount) => onChange({ amount, amountIs: 'sent' })}
      />
    );
  }
  const rate = conversion.data ?? undefined;
  const other = convertedAmount(values, rate && { from, to, rate: rate.rate, marginRate: rate.marginRate });
  const isSent = values.amountIs === 'sent';
  return (
    <>
      <div className="transfer__amounts">
        <MoneyField
          label={t('form.youSend')}
          name={isSent ? 'amount' : 'sentAmount'}
          description={available}
          currency={from}
          value={isSent ? values.amount : other}
          onChange={(amount) => amount !== (isSent ? values.amount : other) && onChange({ amount, amountIs: 'sent' })}
        />
        <MoneyField
          label={t(values.destination === 'own' ? 'form.youGet' : 'form.theyGet')}
          name={isSent ? 'receivedAmount' : 'amount'}
          description={t('form.approximate')}
          currency={to}
          value={isSent ? other : values.amount}
          onChange={(amount) =>
            amount !== (isSent ? other : values.amount) && onChange({ amount, amountIs: 'received' })
          }
        />
      </div>
      {conversion.error !== undefined && <Banner tone="warning">{t('form.rateMissing')}</Banner>}
      {conversion.error === undefined && !rate && <p className="q-muted">{t('form.rateLoading')}</p>}
      {rate && <RateLine from={from} to={to} conversion={rate} />}
    </>
  );
}
