import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import { assignDeposit } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { type AccountType, accountLabel, accountTypes, depositReasonLimit } from '@quittance/sdk/rules';
import { checkRequired } from '@quittance/sdk/validation';
import { Dialog, Form, SelectField, Stack, TextArea, useClient, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { CompanyField, CompanySearchField } from '../../company-choice/company-field.tsx';
import { type CompanyHit, useCompanySearch } from '../../company-choice/use-company-search.ts';
import { useDecision } from '../../decisions/use-decision.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDepositRecord } from './use-deposits.ts';

interface AssignDialogProps {
  readonly deposit: StaffDepositRecord;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Finds the company whose money it is, and credits it. */
export function AssignDialog({ deposit, onClose, onDone }: AssignDialogProps) {
  const { t, locale } = useI18n(staffDepositsTexts);
  const client = useClient();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const companies = useCompanySearch();
  const [company, setCompany] = useState<CompanyHit | null>(null);
  const [accountType, setAccountType] = useState<AccountType>('traditional');
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const { depositId, currency, organizationName } = deposit;
  const amount = formatDecimalMoney(deposit.amount, currency, locale);
  const isUsd = currency === 'USD';
  const assign = useDecision({
    changedCodes: ['IdempotencyConflictError'],
    texts: { decided: t('assigned', { company: company?.companyName ?? '' }), changed: t('changed') },
    onChanged: onDone,
    send: (organizationId, why, options) =>
      client.request(
        assignDeposit,
        { params: { depositId }, body: { organizationId, ...(isUsd && { accountType }), reason: why } },
        options,
      ),
  });
  const validate = () =>
    Object.fromEntries(
      Object.entries({ organizationId: company?.organizationId ?? '', reason }).flatMap(([name, value]) => {
        const found = checkRequired(value);
        return found ? [[name, problemText(found)]] : [];
      }),
    );
  const submit = async () => {
    if (!company) return;
    setPending(true);
    try {
      await assign(company.organizationId, reason.trim());
    } finally {
      setPending(false);
    }
  };
  const describe = (error: unknown): string => {
    const code = errorCodeOf(error);
    if (code === 'CurrencyAccountUnavailableError')
      return t('noAccount', { account: accountLabel(currency, isUsd ? accountType : undefined) });
    return code === 'InsufficientFundsError' ? t('spent') : errorText(error);
  };
  const title = t(organizationName === undefined ? 'assign' : 'move');
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={onClose}>
      <Stack>
        <p>
          {organizationName === undefined
            ? t('assignText', { amount })
            : t('moveText', { amount, company: organizationName })}
        </p>
        <CompanySearchField companies={companies} />
        <Form label={title} validate={validate} onSubmit={submit} describeError={describe}>
          <CompanyField
            companies={companies}
            label={t('company')}
            name="organizationId"
            value={company}
            onChange={setCompany}
            readOnly={isPending}
          />
          {isUsd && (
            <SelectField
              label={t('account')}
              name="accountType"
              required
              options={accountTypes.map((type) => ({ value: type, label: accountLabel(currency, type) }))}
              value={accountType}
              onChange={(chosen) => setAccountType(accountTypes.find((type) => type === chosen) ?? 'traditional')}
              readOnly={isPending}
            />
          )}
          <TextArea
            label={t('reason')}
            description={t('reasonHint')}
            name="reason"
            required
            rows={3}
            maxLength={depositReasonLimit}
            value={reason}
            onChange={setReason}
            readOnly={isPending}
          />
          <DialogButtons
            cancel={t('cancel')}
            submit={company ? t('assignAmount', { amount }) : title}
            isPending={isPending}
            onClose={onClose}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
