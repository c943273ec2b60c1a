import { denyStep } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import type { CompanyProps, ReviewedStep } from './company-record.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { caseTexts } from './texts.en.ts';

interface RejectStepDialogProps extends CompanyProps {
  readonly step: ReviewedStep;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Returns a step to the owner, who is mailed the reason. */
export function RejectStepDialog({ company, step, onClose, onDone }: RejectStepDialogProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const { organizationId, owner } = company;
  const title = t(`steps.${step}`);
  return (
    <ReasonDialog
      title={t('step.rejectTitle', { step: title })}
      text={t('step.rejectText', { email: owner.email })}
      name="note"
      submit={t('step.reject')}
      isDangerous
      send={(note) => client.request(denyStep, { body: { organizationId, step, note } })}
      done={t('step.rejected', { step: title })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
