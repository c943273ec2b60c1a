import { Fact, FactList, useErrorText } from '@quittance/app-shell';
import { formatMoney, toMinor } from '@quittance/sdk/money';
import { accountLabel, redeemedPointsProblem, rewardCurrency } from '@quittance/sdk/rules';
import { Button, Dialog, type FieldErrors, Form, NumberField, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { UnknownOutcome } from '../../../unknown-outcome/unknown-outcome.tsx';
import type { Rewards } from './answers.ts';
import { overviewTexts } from './texts.en.ts';
import type { Redemption } from './use-redemption.ts';

interface RedeemDialogProps {
  readonly rewards: Rewards;
  /** Outlives the dialog: an outcome that is unknown stays unknown when it is closed and opened again. */
  readonly redemption: Redemption;
  readonly onClose: () => void;
}

const wholePoints = (text: string): bigint => (/^\d+$/.test(text) ? BigInt(text) : 0n);

/** Exchanges points for money: some, or all of them. */
export function RedeemDialog({ rewards, redemption: { intent, state }, onClose }: RedeemDialogProps) {
  const { t, locale } = useI18n(overviewTexts);
  const errorText = useErrorText();
  const { points: held, redemption } = rewards;
  const [typed, setTyped] = useState(String(held));
  const isPending = state.step === 'sending' || (state.step === 'unknown' && state.isChecking);

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
