import { FilterChoice } from '@quittance/app-shell';
import { type AccountType, accountLabel, accountTypes } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import { useBalances } from '../../currency-accounts/use-balances.ts';
import { accountTypeTexts } from './account-type-texts.en.ts';

interface AccountTypeChoiceProps {
  /** Empty: all accounts. */
  readonly value: AccountType | '';
  readonly onChange: (type: AccountType | '') => void;
  /** Called once it is known whether there is a choice: then nothing below moves. */
  readonly onKnown: () => void;
}

/** Which accounts the open amounts are counted for. Nothing for a business with accounts of one type. */
export function AccountTypeChoice({ value, onChange, onKnown }: AccountTypeChoiceProps) {
  const { t } = useI18n(accountTypeTexts);
  const { data, error } = useBalances();
  const isKnown = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  const open = new Set(data?.items.filter(({ isActive }) => isActive).map(typeOf));
  const types = accountTypes.filter((type) => open.has(type));
  if (types.length < 2) return null;
  return (
    <div className="account-type">
      <FilterChoice
        label={t('label')}
        isLabelShown
        all={t('all')}
        options={types.map((type) => ({
          value: type,
          label: type === 'traditional' ? t('traditional') : accountLabel('USD', type),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Currencies other than US dollars have only traditional accounts. */
const typeOf = ({ accountType = 'traditional' }: { readonly accountType?: AccountType | undefined }): AccountType =>
  accountType;
