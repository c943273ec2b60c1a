import { actionsColumn, wordColumn } from '@quittance/app-shell';
import { mayMake, writeOffSellerDebt } from '@quittance/sdk/client';
import { Amount, Button, type Column, useI18n } from '@quittance/widgets/kit';
import { companyColumn } from '../../company/company-column.tsx';
import { useStaff } from '../../session/staff.ts';
import { sellerDebtsTexts } from './texts.en.ts';
import type { SellerDebt } from './use-seller-debts.ts';

/** The columns of the list of debts. */
export function useSellerDebtColumns(onWriteOff: (debt: SellerDebt) => void): readonly Column<SellerDebt>[] {
  const { t } = useI18n(sellerDebtsTexts);
  const mayWriteOff = mayMake(writeOffSellerDebt, useStaff());
  return [
    companyColumn({ key: 'company', header: t('company'), place: 'head' }, ({ legalName }) => legalName),
    wordColumn({ key: 'currency', header: t('currency') }, ({ currency }) => currency),
    {
      key: 'owed',
      header: t('owed'),
      align: 'end',
      place: 'head-end',
      value: ({ owed }) => owed,
      cell: ({ owed, currency }) => <Amount value={owed} currency={currency} />,
    },
    actionsColumn(
      t('actions'),
      (debt) =>
        mayWriteOff && (
          <Button
            size="small"
            aria-label={t('writeOffOf', { company: debt.legalName, currency: debt.currency })}
            onClick={() => onWriteOff(debt)}
          >
            {t('writeOff')}
          </Button>
        ),
    ),
  ];
}
