import { RowLink } from '@quittance/app-shell';
import { answerUpgradeRequest, mayMake } from '@quittance/sdk/client';
import { businessDateOf } from '@quittance/sdk/time';
import {
  Button,
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
import { upgradeRequestsTexts } from './texts.en.ts';
import type { UpgradeRequest } from './use-upgrade-requests.ts';

const faces: Readonly<Record<UpgradeRequest['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  open: { tone: 'info', icon: icons.clockIcon },
  handled: { tone: 'success', icon: icons.checkCircleIcon },
  declined: { tone: 'danger', icon: icons.crossCircleIcon },
};

/** The columns of the list of requests. */
export function useUpgradeRequestColumns(
  onAnswer: (request: UpgradeRequest) => void,
): readonly Column<UpgradeRequest>[] {
  const { t } = useI18n(upgradeRequestsTexts);
  const mayAnswer = mayMake(answerUpgradeRequest, useStaff());
  const requestedOn = ({ requestedAt }: UpgradeRequest) => businessDateOf(new Date(requestedAt));
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
      key: 'person',
      header: t('requestedBy'),
      value: ({ requestedBy }) => requestedBy,
      cell: ({ requestedBy }) => <TruncatedText>{requestedBy}</TruncatedText>,
    },
    {
      key: 'requested',
      header: t('requestedOn'),
      kind: 'date',
      isSecondary: true,
      value: requestedOn,
      cell: (row) => <CalendarDate date={requestedOn(row)} />,
    },
    {
      key: 'note',
      header: t('note'),
      grows: true,
      isSecondary: true,
      csv: [
        { header: t('note'), value: ({ note = '' }) => note },
        { header: t('answeredBy'), value: ({ answeredBy = '' }) => answeredBy },
      ],
      cell: ({ note }) => (note ? <TruncatedText>{note}</TruncatedText> : '–'),
    },
    {
      key: 'status',
      header: t('statusLabel'),
      place: 'head-end',
      value: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <StatusBadge {...faces[status]} label={t(`status.${status}`)} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      place: 'foot-end',
      cell: (row) =>
        mayAnswer &&
        row.status === 'open' && (
          <Button size="small" aria-label={t('answerTo', { company: row.companyName })} onClick={() => onAnswer(row)}>
            {t('answer')}
          </Button>
        ),
    },
  ];
}
