import { useId } from 'react';
import { useMoneyText } from '../invoice/money-text.ts';
import { invoiceTexts } from '../invoice/texts.en.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { accountKey, type PayableAccount } from './payable-accounts.ts';

interface AccountChoiceProps {
  readonly accounts: readonly PayableAccount[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

interface AccountRowProps {
  readonly payable: PayableAccount;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function AccountRow({ payable: { account, isSufficient }, group, isChosen, onChoose }: AccountRowProps) {
  const { t } = useI18n(invoiceTexts);
  const balance = useMoneyText(account.balance, account.currency);
  return (
    <label className="q-account">
      <input
        className="q-account__radio"
        type="radio"
        name={group}
        checked={isChosen}
        disabled={!isSufficient}
        onChange={onChoose}
      />
      <bdi className="q-account__label">{account.label}</bdi>
      <span className="q-account__balance q-numeric">
        {t('balance.available', { amount: balance })}
        {!isSufficient && <span>{t('balance.insufficient')}</span>}
      </span>
    </label>
  );
}

/** Choice of the paying account, with balances. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const { t } = useI18n(invoiceTexts);
  const group = useId();
  return (
    <fieldset className="q-accounts">
      <legend className="q-field__label">{t('balance.account')}</legend>
      {accounts.map((payable) => {
        const key = accountKey(payable.account);
        return (
          <AccountRow
            key={key}
            payable={payable}
            group={group}
            isChosen={key === chosen}
            onChoose={() => onChoose(key)}
          />
        );
      })}
    </fieldset>
  );
}
