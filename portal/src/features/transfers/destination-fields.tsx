import { useSettled } from '@quittance/app-shell';
import { formatDecimalMoney } from '@quittance/sdk/money';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { checkHandle, handleLength, normalizeHandle } from '@quittance/sdk/validation';
import { RadioGroup, SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { CurrencyFlag } from '../../currency-accounts/currency-flag.tsx';
import { useCurrencies } from '../../session/member.ts';
import { currencyName } from '../../texts/currency-name.ts';
import { FoundOrganizationStatus } from '../contacts/found-organization-status.tsx';
import { useFoundOrganization } from '../contacts/use-found-organization.ts';
import { RecipientField } from './recipient-field.tsx';
import { transfersTexts } from './texts.en.ts';
import { accountKey, destinations, type TransferValues } from './transfer-values.ts';

interface DestinationFieldsProps {
  readonly values: TransferValues;
  readonly accounts: readonly CurrencyAccount[];
  readonly onChange: (changes: Partial<TransferValues>) => void;
}

/** Options of accounts, with what is in them. */
export function useAccountOptions(accounts: readonly CurrencyAccount[]) {
  const { t, locale } = useI18n(transfersTexts);
  return accounts.map((account) => ({
    value: accountKey(account),
    label: account.label,
    icon: <CurrencyFlag currency={account.currency} />,
    detail: t('form.available', { amount: formatDecimalMoney(account.balance, account.currency, locale) }),
  }));
}

function BusinessFields({ values, onChange }: Omit<DestinationFieldsProps, 'accounts'>) {
  const { t, locale } = useI18n(transfersTexts);
  const currencies = useCurrencies();
  const [settled, setSettled] = useState(values.handle);
  const [handle, setHandle] = useSettled(settled, setSettled);
  const found = useFoundOrganization(settled);
  return (
    <>
      <div>
        <TextField
          label={t('form.handle')}
          name="handle"
          autoComplete="off"
          start="@"
          maxLength={handleLength.max}
          value={handle}
          onChange={(typed) => {
            const normalized = normalizeHandle(typed);
            setHandle(normalized);
            onChange({ handle: normalized });
          }}
        />
        <FoundOrganizationStatus handle={handle} isHandle={checkHandle(handle) === null} found={found} />
      </div>
      <SelectField
        label={t('form.receivesIn')}
        name="toCurrency"
        options={currencies.map((code) => ({
          value: code,
          label: code,
          icon: <CurrencyFlag currency={code} />,
          detail: currencyName(code, locale) ?? code,
        }))}
        value={values.toCurrency}
        onChange={(toCurrency) => onChange({ toCurrency })}
      />
    </>
  );
}

/** Whom the money goes to: a business by its handle, a recipient outside, or an own account. */
export function DestinationFields({ values, accounts, onChange }: DestinationFieldsProps) {
  const { t } = useI18n(transfersTexts);
  const others = useAccountOptions(accounts.filter((account) => accountKey(account) !== values.from));
  const chosen = (value: string) => destinations.find((destination) => destination === value) ?? values.destination;
  return (
    <>
      <RadioGroup
        label={t('form.to')}
        name="destination"
        look="cards"
        options={[
          { value: 'business', label: t('form.business'), description: t('form.businessHint') },
          { value: 'recipient', label: t('form.outside'), description: t('form.outsideHint') },
          { value: 'own', label: t('form.own'), description: t('form.ownHint'), disabled: others.length === 0 },
        ]}
        value={values.destination}
        onChange={(value) => onChange({ destination: chosen(value) })}
      />
      {values.destination === 'own' && (
        <SelectField
          label={t('form.ownAccount')}
          name="toCurrency"
          options={others}
          value={values.toAccount}
          onChange={(toAccount) => onChange({ toAccount })}
        />
      )}
      {values.destination === 'business' && <BusinessFields values={values} onChange={onChange} />}
      {values.destination === 'recipient' && <RecipientField values={values} onChange={onChange} />}
    </>
  );
}
