import { actionsColumn, badgeColumn, dayColumn, OptionalText, textColumn } from '@quittance/app-shell';
import { answerUpgradeRequest, mayMake } from '@quittance/sdk/client';
import { Button, type Column, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
import { companyColumn } from '../../company/company-column.tsx';
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
  return [
    companyColumn({ key: 'company', header: t('company'), place: 'head' }, ({ companyName }) => companyName),
    textColumn({ key: 'person', header: t('requestedBy') }, ({ requestedBy }) => requestedBy),
    dayColumn({ key: 'requested', header: t('requestedOn'), isSecondary: true }, ({ requestedAt }) => requestedAt),
    {
      key: 'note',
      header: t('note'),
      grows: true,
      isSecondary: true,
      csv: [
        { header: t('note'), value: ({ note = '' }) => note },
        { header: t('answeredBy'), value: ({ answeredBy = '' }) => answeredBy },
      ],
      cell: ({ note }) => <OptionalText text={note} />,
    },
    badgeColumn({ key: 'status', header: t('statusLabel') }, ({ status }) => ({
      ...faces[status],
      label: t(`status.${status}`),
    })),
    actionsColumn(
      t('actions'),
      (row) =>
        mayAnswer &&
        row.status === 'open' && (
          <Button size="small" aria-label={t('answerTo', { company: row.companyName })} onClick={() => onAnswer(row)}>
            {t('answer')}
          </Button>
        ),
    ),
  ];
}
