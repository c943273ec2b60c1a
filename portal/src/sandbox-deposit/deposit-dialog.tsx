import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, simulateDeposit } from '@quittance/sdk/client';
import { compareDecimals, formatDecimalMoney, parseDecimal } from '@quittance/sdk/money';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Button, Dialog, type FieldErrors, Form, MoneyField, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../portal.ts';
import { sandboxDepositTexts } from './texts.en.ts';

const MAX_DEPOSIT = '1000000000';

/** The account that gets the deposit. */
export type DepositAccount = Pick<CurrencyAccount, 'currency' | 'accountType' | 'label'>;

interface DepositDialogProps {
  readonly account: DepositAccount;
  readonly onClose: () => void;
  readonly onDeposited: () => void;
}

/** Simulates a deposit to an account. Sandbox mode only. */
export function DepositDialog({ account, onClose, onDeposited }: DepositDialogProps) {
  const { t, locale } = useI18n(sandboxDepositTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { currency, accountType, label } = account;
  const [amount, setAmount] = useState('1000');
  const [isPending, setPending] = useState(false);
  // One key per intent: pressing the button again after a lost answer deposits once.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);

  const validate = (): FieldErrors => {
    const decimal = /^\d+(\.\d{1,18})?$/.test(amount) ? parseDecimal(amount) : null;
    const isInRange =
      decimal !== null && decimal.units > 0n && compareDecimals(decimal, parseDecimal(MAX_DEPOSIT)) <= 0;
    const max = formatDecimalMoney(MAX_DEPOSIT, currency, locale);
    return isInRange ? {} : { amount: t('range', { max }) };
  };
  const deposit = async () => {
    setPending(true);
    try {
      const body = { currency, amount, ...(accountType && { accountType }) };
      await client.request(simulateDeposit, { body }, { idempotencyKey });
    } finally {
      setPending(false);
    }
    toasts.show('success', t('done', { amount: formatDecimalMoney(amount, currency, locale), account: label }));
    onDeposited();
    onClose();
  };
  return (
    <Dialog title={t('dialogTitle', { account: label })} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={validate} onSubmit={deposit} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('text')}</p>
          <MoneyField
            label={t('amount')}
            name="amount"
            currency={currency}
            value={amount}
            onChange={(typed) => {
              setAmount(typed);
              setIdempotencyKey(newIdempotencyKey());
            }}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
