import { useStore } from '@nanostores/react';
import { Fact, FactList, useErrorText } from '@quittance/app-shell';
import { redeemPoints } from '@quittance/sdk/client';
import { formatDecimalMoney, formatMoney, toMinor } from '@quittance/sdk/money';
import { accountLabel, redeemedPointsProblem, rewardCurrency } from '@quittance/sdk/rules';
import { createMoneyIntent } from '@quittance/sdk/stores';
import { Button, Dialog, type FieldErrors, Form, NumberField, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../../portal.ts';
import { UnknownOutcome } from '../../../unknown-outcome/unknown-outcome.tsx';
import type { Rewards } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

interface RedeemDialogProps {
  readonly rewards: Rewards;
  readonly onClose: () => void;
  readonly onRedeemed: () => void;
}

const wholePoints = (text: string): bigint => (/^\d+$/.test(text) ? BigInt(text) : 0n);

/** Exchanges points for money: some, or all of them. */
export function RedeemDialog({ rewards, onClose, onRedeemed }: RedeemDialogProps) {
  const { t, locale } = useI18n(overviewTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { points: held, redemption } = rewards;
  const [typed, setTyped] = useState(String(held));
  const intent = useMemo(
    () =>
      createMoneyIntent((points: number, { idempotencyKey }) =>
        client.request(redeemPoints, { body: { points } }, { idempotencyKey }),
      ),
    [client],
  );
  const state = useStore(intent.$intent);
  const isPending = state.step === 'sending' || (state.step === 'unknown' && state.isChecking);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (state.step !== 'settled') return;
    const { value, accountType } = state.answer;
    const account = accountLabel(rewardCurrency, accountType);
    toasts.show(
      'success',
      t('rewards.dialog.done', { value: formatDecimalMoney(value, rewardCurrency, locale), account }),
    );
    onRedeemed();
    onClose();
  }, [state]);

  const numbers = new Intl.NumberFormat(locale);
  const points = wholePoints(typed);
  const amountMinor = points * toMinor(redemption.pointValue, rewardCurrency);
  const value = formatMoney({ amountMinor, currency: rewardCurrency }, locale);
  const validate = (): FieldErrors => {
    const problem = redeemedPointsProblem(points, { points: BigInt(held), minRedeemed: BigInt(redemption.minPoints) });
    const range = { min: numbers.format(redemption.minPoints), max: numbers.format(held) };
    return problem === null ? {} : { points: t('rewards.dialog.range', range) };
  };
  const redeem = async () => {
    await intent.submit(Number(points));
    const outcome = intent.$intent.get();
    if (outcome.step === 'refused') throw outcome.error;
  };
  return (
    <Dialog title={t('rewards.redeem')} width="narrow" locked={isPending} onClose={onClose}>
      {state.step === 'unknown' ? (
        <Stack>
          <UnknownOutcome isChecking={state.isChecking} onCheck={() => void intent.check()} />
        </Stack>
      ) : (
        <Form validate={validate} onSubmit={redeem} describeError={errorText}>
          <Stack>
            <p className="q-muted">
              {t('rewards.dialog.lead', { account: accountLabel(rewardCurrency, redemption.accountType) })}
            </p>
            <NumberField
              label={t('rewards.dialog.points')}
              name="points"
              decimals={0}
              value={typed}
              description={t('rewards.dialog.have', { number: numbers.format(held) })}
              onChange={setTyped}
            />
            <FactList>
              <Fact term={t('rewards.dialog.gives')}>{value}</Fact>
            </FactList>
            <Button type="submit" variant="primary" block pending={isPending}>
              {t('rewards.dialog.submit', { value })}
            </Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
