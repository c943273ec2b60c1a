import { useErrorText } from '@quittance/app-shell';
import { createQuote } from '@quittance/sdk/client';
import { compareDecimals, formatDecimalMoney, parseDecimal } from '@quittance/sdk/money';
import { maxTransferReferenceLength } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { checkHandle } from '@quittance/sdk/validation';
import {
  Button,
  Card,
  type FieldErrors,
  Form,
  SelectField,
  Stack,
  TextField,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { AmountFields } from './amount-fields.tsx';
import { DestinationFields, useAccountOptions } from './destination-fields.tsx';
import { transfersTexts } from './texts.en.ts';
import {
  accountKey,
  fromCurrencyOf,
  isPositive,
  type Quote,
  quoteRequestOf,
  type TransferValues,
  toCurrencyOf,
} from './transfer-values.ts';
import { useConversion } from './use-conversion.ts';

interface TransferFormProps {
  readonly accounts: readonly CurrencyAccount[];
  readonly values: TransferValues;
  readonly onChange: (values: TransferValues) => void;
  readonly onQuoted: (quote: Quote) => void;
}

function useValidation(values: TransferValues, account: CurrencyAccount | undefined): () => FieldErrors {
  const { t, locale } = useI18n(transfersTexts);
  const problemText = useProblemText();
  return () => {
    const handleProblem = values.destination === 'business' ? checkHandle(values.handle) : null;
    const isOver =
      account !== undefined &&
      values.amountIs === 'sent' &&
      isPositive(values.amount) &&
      compareDecimals(parseDecimal(values.amount), parseDecimal(account.balance)) > 0;
    return {
      ...(handleProblem && { handle: problemText(handleProblem) }),
      ...(toCurrencyOf(values) === '' &&
        (values.destination === 'recipient'
          ? { externalAccountId: t('form.chooseRecipient') }
          : { toCurrency: t('form.chooseAccount') })),
      ...(!isPositive(values.amount) && { amount: t('form.amountNeeded') }),
      ...(isOver && {
        amount: t('form.tooMuch', { amount: formatDecimalMoney(account.balance, account.currency, locale) }),
      }),
    };
  };
}

/** What to send, from where and to whom. Ends with a quote. */
export function TransferForm({ accounts, values, onChange, onQuoted }: TransferFormProps) {
  const { t } = useI18n(transfersTexts);
  const client = useClient();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const [isPending, setPending] = useState(false);
  const options = useAccountOptions(accounts);
  const account = accounts.find((each) => accountKey(each) === values.from);
  const validate = useValidation(values, account);
  const conversion = useConversion(fromCurrencyOf(values), toCurrencyOf(values));
  const change = (changes: Partial<TransferValues>) => onChange({ ...values, ...changes });

  const changeFrom = (from: string) => {
    const next = { ...values, from };
    const isTarget = from === values.toAccount;
    onChange({
      ...next,
      ...(isTarget && { toAccount: values.from }),
      // A business receives what is sent, unless another currency was chosen.
      ...(values.toCurrency === fromCurrencyOf(values) && { toCurrency: fromCurrencyOf(next) }),
    });
  };
  const ask = async () => {
    setPending(true);
    try {
      onQuoted(await client.request(createQuote, { body: quoteRequestOf(values) }));
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Card>
      <Form validate={validate} onSubmit={ask} describeError={errorText} label={t('newTitle')}>
        <Stack>
          <SelectField
            label={t('form.from')}
            name="from"
            options={options}
            value={values.from}
            onChange={(from) => from && changeFrom(from)}
          />
          <DestinationFields values={values} accounts={accounts} onChange={change} />
          {account && <AmountFields values={values} account={account} conversion={conversion} onChange={change} />}
          {values.destination !== 'own' && (
            <TextField
              label={t('form.reference')}
              name="reference"
              description={t('form.referenceHint')}
              maxLength={maxTransferReferenceLength}
              value={values.reference}
              onChange={(reference) => change({ reference })}
            />
          )}
          <Button type="submit" variant="primary" size="large" block pending={isPending}>
            {t('form.continue')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
