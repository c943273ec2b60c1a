import { useStore } from '@nanostores/react';
import { useErrorText } from '@quittance/app-shell';
import { simulateDeposit, simulateReviewedDeposit } from '@quittance/sdk/client';
import { compareDecimals, formatDecimalMoney, parseDecimal } from '@quittance/sdk/money';
import { type SimulatedDepositOutcome, simulatedDepositOutcomes } from '@quittance/sdk/rules';
import { type CurrencyAccount, createMoneyIntent } from '@quittance/sdk/stores';
import {
  Banner,
  Button,
  Dialog,
  type FieldErrors,
  Form,
  MoneyField,
  RadioGroup,
  Stack,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useEffect, useMemo, useState } from 'react';
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

/** What was chosen. */
interface Typed {
  readonly typed: string;
  readonly outcome: SimulatedDepositOutcome;
}

/** Simulates a deposit to an account. Sandbox mode only. */
export function DepositDialog({ account, onClose, onDeposited }: DepositDialogProps) {
  const { t, locale } = useI18n(sandboxDepositTexts);
  const client = useClient();
  const { toasts, session } = usePortal();
  const errorText = useErrorText();
  const { currency, accountType, label } = account;
  const [amount, setAmount] = useState('1000');
  const [outcome, setOutcome] = useState<SimulatedDepositOutcome>('arrived');
  const intent = useMemo(
    () =>
      createMoneyIntent(async ({ typed, outcome: chosen }: Typed, { idempotencyKey }) => {
        const body = { currency, amount: typed, ...(accountType && { accountType }) };
        // Here compliance also asks about what it holds, so that there is something to answer.
        if (chosen === 'held') await client.request(simulateReviewedDeposit, { body }, { idempotencyKey });
        else await client.request(simulateDeposit, { body: { ...body, outcome: chosen } }, { idempotencyKey });
      }),
    [client, currency, accountType],
  );
  const state = useStore(intent.$intent);
  const isPending = state.step === 'sending' || (state.step === 'unknown' && state.isChecking);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (state.step !== 'settled') return;
    const { typed, outcome: chosen } = state.content;
    const done = { amount: formatDecimalMoney(typed, currency, locale), account: label };
    toasts.show('success', t(`done.${chosen}`, done));
    // The question stands among what needs an answer.
    if (chosen === 'held') void session.reload();
    onDeposited();
    onClose();
  }, [state]);

  const validate = (): FieldErrors => {
    const decimal = /^\d+(\.\d{1,18})?$/.test(amount) ? parseDecimal(amount) : null;
    const isInRange =
      decimal !== null && decimal.units > 0n && compareDecimals(decimal, parseDecimal(MAX_DEPOSIT)) <= 0;
    const max = formatDecimalMoney(MAX_DEPOSIT, currency, locale);
    return isInRange ? {} : { amount: t('range', { max }) };
  };
  const deposit = async () => {
    await intent.submit({ typed: amount, outcome });
    const now = intent.$intent.get();
    if (now.step === 'refused') throw now.error;
  };
  if (state.step === 'unknown') {
    return (
      <Dialog title={t('dialogTitle', { account: label })} width="narrow" locked={isPending} onClose={onClose}>
        <Stack>
          <Banner tone="warning" title={t('unknownTitle')}>
            {t('unknown')}
          </Banner>
          <Button variant="primary" block pending={isPending} onClick={() => void intent.check()}>
            {t('check')}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('dialogTitle', { account: label })} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={validate} onSubmit={deposit} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('text')}</p>
          <MoneyField label={t('amount')} name="amount" currency={currency} value={amount} onChange={setAmount} />
          <RadioGroup
            label={t('outcome')}
            name="outcome"
            options={simulatedDepositOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            value={outcome}
            onChange={(chosen) => setOutcome(simulatedDepositOutcomes.find((value) => value === chosen) ?? outcome)}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
