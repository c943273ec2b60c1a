import { approveStep, mayMake, requestInformation } from '@quittance/sdk/client';
import { canApproveStep, canReturnStep } from '@quittance/sdk/rules';
import {
  Card,
  EmptyState,
  Inline,
  icons,
  Menu,
  type MenuItem,
  useClient,
  useI18n,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { canRequestInformation, typeOfStep } from '../information-requests/request.ts';
import { RequestDialog } from '../information-requests/request-dialog.tsx';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { type ChangedProps, type CompanyProps, type ReviewedStep, sectionOf } from './company-record.ts';
import { RejectStepDialog } from './reject-step-dialog.tsx';
import { caseTexts } from './texts.en.ts';
import { useCaseCall } from './use-case-call.ts';

interface StepSectionProps extends CompanyProps, ChangedProps {
  readonly step: ReviewedStep;
  /** The answers in words; absent before the step was begun. */
  readonly children: ReactNode;
}

/** What staff may do with a step now. */
function useStepActions(
  { company, step, onChanged }: StepSectionProps,
  { onReject, onAsk }: { readonly onReject: () => void; readonly onAsk: () => void },
): readonly MenuItem[] {
  const { t } = useI18n(caseTexts);
  const { t: requestText } = useI18n(informationRequestTexts);
  const client = useClient();
  const call = useCaseCall(onChanged);
  const staff = useStaff();
  const mayDecide = mayMake(approveStep, staff);
  if (!mayDecide) return [];
  const { organizationId, verificationStatus } = company;
  const { status, version } = company.steps[step];
  const title = t(`steps.${step}`);
  return [
    ...(canApproveStep(verificationStatus, status)
      ? [
          {
            id: 'approve',
            label: t('step.approve'),
            icon: icons.checkCircleIcon,
            onSelect: () =>
              void call(
                () => client.request(approveStep, { body: { organizationId, step, version } }),
                t('step.approved', { step: title }),
              ),
          },
        ]
      : []),
    ...(canReturnStep(verificationStatus, status)
      ? [
          {
            id: 'reject',
            label: t('step.reject'),
            icon: icons.crossCircleIcon,
            danger: true,
            onSelect: onReject,
          },
        ]
      : []),
    ...(canRequestInformation(verificationStatus) && mayMake(requestInformation, staff)
      ? [{ id: 'request', label: requestText('open'), icon: icons.mailIcon, onSelect: onAsk }]
      : []),
  ];
}

/** The answers of a step, its status, and what staff may do with it. */
export function StepSection(props: StepSectionProps) {
  const { company, step, onChanged, children } = props;
  const { t } = useI18n(caseTexts);
  const [dialog, setDialog] = useState<'reject' | 'request' | null>(null);
  const actions = useStepActions(props, {
    onReject: () => setDialog('reject'),
    onAsk: () => setDialog('request'),
  });
  const close = () => setDialog(null);
  const finish = () => {
    close();
    onChanged();
  };
  const { status, requestAdditionalInfo } = company.steps[step];
  // The setup is no phase: with a verified company nobody has to look at it.
  const isPast = step === 'bankAccount' && company.verificationStatus === 'approved';
  const title = t(`steps.${step}`);
  return (
    <div className="case-section" id={sectionOf(step)} tabIndex={-1}>
      <Card
        title={title}
        actions={
          <Inline>
            {!isPast && <VerificationBadge status={status} infoRequest={requestAdditionalInfo} />}
            {actions.length > 0 && (
              <Menu label={t('step.actionsOf', { step: title })} icon={icons.moreIcon} items={actions} />
            )}
          </Inline>
        }
      >
        {children || (
          <EmptyState title={t('step.emptyTitle')} icon={icons.clockIcon}>
            {t('step.emptyText')}
          </EmptyState>
        )}
      </Card>
      {dialog === 'reject' && <RejectStepDialog company={company} step={step} onClose={close} onDone={finish} />}
      {dialog === 'request' && (
        <RequestDialog
          organizationId={company.organizationId}
          email={company.owner.email}
          type={typeOfStep(step)}
          onClose={close}
          onDone={finish}
        />
      )}
    </div>
  );
}
