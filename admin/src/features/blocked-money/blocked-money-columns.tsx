import { actionsColumn, amountColumn, dayColumn, PageLink, textColumn } from '@quittance/app-shell';
import { mayMake, requestLicenceRelease } from '@quittance/sdk/client';
import { type ReleaseStage, releaseStageOf } from '@quittance/sdk/rules';
import {
  type Column,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { companyColumn } from '../../company/company-column.tsx';
import { useStaff } from '../../session/staff.ts';
import { ReleaseButton } from './release-button.tsx';
import { blockedMoneyTexts } from './texts.en.ts';
import { type BlockedMoney, blockedMoneyId } from './use-blocked-money.ts';

const faces: Readonly<Record<ReleaseStage, { readonly tone: Tone; readonly icon: IconShape }>> = {
  none: { tone: 'neutral', icon: icons.lockIcon },
  yours: { tone: 'info', icon: icons.clockIcon },
  requested: { tone: 'info', icon: icons.clockIcon },
  refused: { tone: 'danger', icon: icons.crossCircleIcon },
  withdrawn: { tone: 'neutral', icon: icons.lockIcon },
};

const stageOf = ({ release }: BlockedMoney): ReleaseStage => releaseStageOf(release);

/** The columns of the list. `onOpen` opens what the person can do about a row. */
export function useBlockedMoneyColumns(onOpen: (money: BlockedMoney) => void): readonly Column<BlockedMoney>[] {
  const { t } = useI18n(blockedMoneyTexts);
  const mayRequest = mayMake(requestLicenceRelease, useStaff());
  const sourceOf = ({ transferId, invoiceNumber }: BlockedMoney) => {
    if (transferId !== undefined) return t('transfer');
    return invoiceNumber === undefined ? t('invoice') : t('invoiceNumbered', { number: invoiceNumber });
  };
  return [
    companyColumn({ key: 'company', header: t('company'), place: 'head' }, ({ companyName }) => companyName),
    {
      key: 'source',
      header: t('source'),
      grows: true,
      csv: [
        { header: t('source'), value: sourceOf },
        { header: t('id'), value: blockedMoneyId },
      ],
      // The back office has no page of an invoice.
      cell: (row) =>
        row.transferId === undefined ? (
          <TruncatedText>{sourceOf(row)}</TruncatedText>
        ) : (
          <PageLink className="q-table__link" to={`/transfers/${row.transferId}`}>
            {sourceOf(row)}
          </PageLink>
        ),
    },
    textColumn(
      { key: 'blockReason', header: t('blockReason'), isSecondary: true },
      ({ blockReason = '' }) => blockReason,
    ),
    dayColumn({ key: 'blocked', header: t('blockedOn'), isSecondary: true }, ({ blockedAt }) => blockedAt),
    {
      key: 'release',
      header: t('statusLabel'),
      csv: [
        { header: t('statusLabel'), value: (row) => t(`stage.${stageOf(row)}`) },
        { header: t('authority'), value: ({ release }) => release?.authority ?? '' },
        { header: t('licenceNumber'), value: ({ release }) => release?.licenceNumber ?? '' },
        { header: t('requestedBy'), value: ({ release }) => release?.requestedBy ?? '' },
      ],
      cell: (row) => <StatusBadge {...faces[stageOf(row)]} label={t(`stage.${stageOf(row)}`)} />,
    },
    amountColumn({ key: 'amount', header: t('amount'), currencyHeader: t('currency') }, (row) => row),
    actionsColumn(t('actions'), (row) => mayRequest && <ReleaseButton money={row} onOpen={onOpen} />),
  ];
}
