import { DecisionForm, type DecisionOption, errorCodeOf, useErrorText } from '@quittance/app-shell';
import { denyDeposit, mayMake, releaseDeposit, returnDeposit } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { depositReasonLimit } from '@quittance/sdk/rules';
import { Card, useClient, useI18n } from '@quittance/widgets/kit';
import { useDecision } from '../../decisions/use-decision.ts';
import { useStaff } from '../../session/staff.ts';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDepositRecord } from './use-deposits.ts';

interface DepositDecisionCardProps {
  readonly deposit: StaffDepositRecord;
  readonly onChanged: () => void;
}

const calls = { release: releaseDeposit, deny: denyDeposit, return: returnDeposit } as const;

/** What compliance may decide about the deposit. Others read that compliance does. */
export function DepositDecisionCard({ deposit, onChanged }: DepositDecisionCardProps) {
  const { t, locale } = useI18n(staffDepositsTexts);
  const client = useClient();
  const staff = useStaff();
  const errorText = useErrorText();
  const { depositId, decisions } = deposit;
  const amount = formatDecimalMoney(deposit.amount, deposit.currency, locale);
  const decide = useDecision({
    changedCodes: ['IdempotencyConflictError'],
    texts: { decided: t('decided'), changed: t('changed') },
    onChanged,
    async send(chosen, reason, options) {
      const decision = decisions.find((each) => each === chosen);
      if (decision) await client.request(calls[decision], { params: { depositId }, body: { reason } }, options);
    },
  });
  if (decisions.length === 0) return null;
  const paysInvoice = deposit.organizationId === undefined && deposit.invoiceId !== undefined;
  const textOf = (value: (typeof decisions)[number]) =>
    t(`decideText.${value === 'release' && paysInvoice ? 'releaseToInvoice' : value}`);
  const options = decisions.map(
    (value): DecisionOption => ({
      value,
      label: t(`decide.${value}`),
      description: textOf(value),
      reason: 'required',
      isDangerous: value !== 'release',
      question: { title: t(`ask.${value}`, { amount }), text: textOf(value) },
    }),
  );
  const describe = (error: unknown): string => {
    const code = errorCodeOf(error);
    if (code === 'RecipientUnavailableError') return t('noSenderAccount');
    return code === 'InsufficientFundsError' ? t('spent') : errorText(error);
  };
  return (
    <Card title={t('decision')}>
      {mayMake(releaseDeposit, staff) ? (
        <DecisionForm
          label={t('choice')}
          options={options}
          maxReasonCharacters={depositReasonLimit}
          onDecide={decide}
          describeError={describe}
        />
      ) : (
        <p className="q-muted">{t('complianceDecides')}</p>
      )}
    </Card>
  );
}
