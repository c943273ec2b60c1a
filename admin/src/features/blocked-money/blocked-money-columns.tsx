import { PageLink, RowLink } from '@quittance/app-shell';
import { mayMake, requestLicenceRelease } from '@quittance/sdk/client';
import { type ReleaseStage, releaseStageOf } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import {
  Amount,
  CalendarDate,
  type Column,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
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
  const blockedOn = ({ blockedAt }: BlockedMoney) => businessDateOf(new Date(blockedAt));
  const sourceOf = ({ transferId, invoiceNumber }: BlockedMoney) => {
    if (transferId !== undefined) return t('transfer');
    return invoiceNumber === undefined ? t('invoice') : t('invoiceNumbered', { number: invoiceNumber });
  };
  return [
    {
      key: 'company',
      header: t('company'),
      place: 'head',
      grows: true,
      value: ({ companyName }) => companyName,
      cell: ({ organizationId, companyName }) => <RowLink to={`/companies/${organizationId}`} name={companyName} />,
    },
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
    {
      key: 'blockReason',
      header: t('blockReason'),
      grows: true,
      isSecondary: true,
      value: ({ blockReason = '' }) => blockReason,
      cell: ({ blockReason }) => (blockReason ? <TruncatedText>{blockReason}</TruncatedText> : '–'),
    },
    {
      key: 'blocked',
      header: t('blockedOn'),
      kind: 'date',
      isSecondary: true,
      value: blockedOn,
      cell: (row) => <CalendarDate date={blockedOn(row)} />,
    },
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
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      place: 'head-end',
      csv: [
        { header: t('amount'), value: ({ amount }) => amount, kind: 'decimal' },
        { header: t('currency'), value: ({ currency }) => currency },
      ],
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      place: 'foot-end',
      cell: (row) => mayRequest && <ReleaseButton money={row} onOpen={onOpen} />,
    },
  ];
}
