import { RowLink } from '@quittance/app-shell';
import { mayMake, writeOffSellerDebt } from '@quittance/sdk/client';
import { Amount, Button, type Column, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { sellerDebtsTexts } from './texts.en.ts';
import type { SellerDebt } from './use-seller-debts.ts';

/** The columns of the list of debts. */
export function useSellerDebtColumns(onWriteOff: (debt: SellerDebt) => void): readonly Column<SellerDebt>[] {
  const { t } = useI18n(sellerDebtsTexts);
  const mayWriteOff = mayMake(writeOffSellerDebt, useStaff());
  return [
    {
      key: 'company',
      header: t('company'),
      place: 'head',
      grows: true,
      value: ({ legalName }) => legalName,
      cell: ({ organizationId, legalName }) => <RowLink to={`/companies/${organizationId}`} name={legalName} />,
    },
    {
      key: 'currency',
      header: t('currency'),
      value: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      key: 'owed',
      header: t('owed'),
      align: 'end',
      place: 'head-end',
      value: ({ owed }) => owed,
      cell: ({ owed, currency }) => <Amount value={owed} currency={currency} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      place: 'foot-end',
      cell: (debt) =>
        mayWriteOff && (
          <Button
            size="small"
            aria-label={t('writeOffOf', { company: debt.legalName, currency: debt.currency })}
            onClick={() => onWriteOff(debt)}
          >
            {t('writeOff')}
          </Button>
        ),
    },
  ];
}
