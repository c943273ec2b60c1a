import { stepOfPhase } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  Card,
  type Column,
  DataTable,
  EmptyState,
  icons,
  type ProgressStep,
  ProgressSteps,
  TextButton,
  TruncatedText,
  useI18n,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { type CompanyProps, type CompanyRecord, showSection } from './company-record.ts';
import { caseTexts } from './texts.en.ts';

type Phase = CompanyRecord['phases'][number];

const failed: ReadonlySet<string> = new Set(['rejected', 'denied', 'denied_by_kyc_vendor']);

/** How far the review is; nothing comes next for a company that was denied. */
function Progress({ company: { phases, verificationStatus } }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  if (verificationStatus === 'denied') return null;
  const steps: readonly ProgressStep[] = phases.map(({ phase, status }) => ({
    id: phase,
    label: t(`phases.${phase}`),
    isDone: status === 'approved',
    hasError: failed.has(status),
  }));
  const current = steps.find(({ isDone }) => !isDone) ?? steps.at(-1);
  return (
    <div className="case-progress">
      <ProgressSteps label={t('phases.progress')} steps={steps} currentId={current?.id ?? ''} />
    </div>
  );
}

/** Each phase of the review: its status, who changed it last, and when it was complete. */
export function PhasesCard({ company }: CompanyProps) {
  const { t, locale } = useI18n(caseTexts);
  const columns: readonly Column<Phase>[] = [
    {
      key: 'phase',
      header: t('phases.phase'),
      place: 'head',
      grows: true,
      cell: ({ phase }) => (
        <TextButton onClick={() => showSection(stepOfPhase(phase))}>{t(`phases.${phase}`)}</TextButton>
      ),
    },
    {
      key: 'by',
      header: t('phases.updatedBy'),
      grows: true,
      cell: ({ updatedBy }) => (updatedBy ? <TruncatedText>{updatedBy}</TruncatedText> : '–'),
    },
    {
      key: 'completed',
      header: t('phases.completedAt'),
      place: 'foot-end',
      cell: ({ completedAt }) =>
        completedAt ? (
          <time className="q-numeric" dateTime={completedAt}>
            {formatBusinessInstant(new Date(completedAt), locale)}
          </time>
        ) : (
          '–'
        ),
    },
    {
      key: 'status',
      header: t('phases.status'),
      place: 'head-end',
      cell: ({ status, infoRequest }) => <VerificationBadge status={status} infoRequest={infoRequest} />,
    },
  ];
  return (
    <Card title={t('phases.title')} flush>
      <Progress company={company} />
      <DataTable
        caption={t('phases.title')}
        columns={columns}
        source={{ kind: 'rows', rows: company.phases }}
        rowKey={({ phase }) => phase}
        empty={<EmptyState title={t('step.emptyTitle')} icon={icons.clockIcon} />}
      />
    </Card>
  );
}
