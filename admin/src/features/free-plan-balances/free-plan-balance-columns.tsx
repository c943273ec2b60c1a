import { actionsColumn, badgeColumn, OptionalText } from '@quittance/app-shell';
import { decideFreePlanBalance, mayMake } from '@quittance/sdk/client';
import { isBalanceRequired, planCurrency } from '@quittance/sdk/rules';
import {
  Amount,
  Button,
  CalendarDate,
  type Column,
  type IconShape,
  icons,
  type Tone,
  useI18n,
} from '@quittance/widgets/kit';
import './free-plan-balances.css';
import { companyColumn } from '../../company/company-column.tsx';
import { useStaff } from '../../session/staff.ts';
import { freePlanBalancesTexts } from './texts.en.ts';
import type { FreePlanBalance } from './use-free-plan-balances.ts';

const faces: Readonly<Record<FreePlanBalance['state'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  pending: { tone: 'info', icon: icons.clockIcon },
  missed: { tone: 'warning', icon: icons.alertIcon },
  reached: { tone: 'success', icon: icons.checkCircleIcon },
  waived: { tone: 'neutral', icon: icons.checkIcon },
  ended: { tone: 'neutral', icon: icons.crossCircleIcon },
};

/** The columns of the list of balances. */
export function useFreePlanBalanceColumns(
  onDecide: (balance: FreePlanBalance) => void,
): readonly Column<FreePlanBalance>[] {
  const { t } = useI18n(freePlanBalancesTexts);
  const mayDecide = mayMake(decideFreePlanBalance, useStaff());
  return [
    companyColumn({ key: 'company', header: t('company'), place: 'head' }, ({ companyName }) => companyName),
    {
      key: 'due',
      header: t('dueOn'),
      kind: 'date',
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => (
        <>
          <span className="free-plan-due">{t('dueOn')} </span>
          <CalendarDate date={dueOn} />
        </>
      ),
    },
    {
      key: 'approved',
      header: t('approvedOn'),
      kind: 'date',
      isSecondary: true,
      value: ({ approvedOn }) => approvedOn,
      cell: ({ approvedOn }) => <CalendarDate date={approvedOn} />,
    },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      value: ({ balance = '' }) => balance,
      cell: ({ balance }) =>
        balance === undefined ? t('notChecked') : <Amount value={balance} currency={planCurrency} />,
    },
    {
      key: 'required',
      header: t('required'),
      align: 'end',
      isSecondary: true,
      value: ({ requiredBalance }) => requiredBalance,
      cell: ({ requiredBalance }) => <Amount value={requiredBalance} currency={planCurrency} />,
    },
    {
      key: 'note',
      header: t('note'),
      grows: true,
      isSecondary: true,
      csv: [
        { header: t('note'), value: ({ note = '' }) => note },
        { header: t('decidedBy'), value: ({ decidedBy = '' }) => decidedBy },
      ],
      cell: ({ note }) => <OptionalText text={note} />,
    },
    badgeColumn({ key: 'status', header: t('statusLabel') }, ({ state }) => ({
      ...faces[state],
      label: t(`state.${state}`),
    })),
    actionsColumn(
      t('actions'),
      (row) =>
        mayDecide &&
        isBalanceRequired(row.state) && (
          <Button size="small" aria-label={t('decideOn', { company: row.companyName })} onClick={() => onDecide(row)}>
            {t('decide')}
          </Button>
        ),
    ),
  ];
}
