import { approveOwnerEntity, mayMake } from '@quittance/sdk/client';
import { Button, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, CompanyProps, CompanyRecord } from './company-record.ts';
import { caseTexts } from './texts.en.ts';
import { useCaseCall } from './use-case-call.ts';

interface ApproveEntityButtonProps extends CompanyProps, ChangedProps {
  readonly entity: CompanyRecord['entities'][number];
  readonly name: string;
}

/** Approves an entity or a trust among the owners, once it was handed in. */
export function ApproveEntityButton({ company, entity, name, onChanged }: ApproveEntityButtonProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const call = useCaseCall(onChanged);
  const mayApprove = mayMake(approveOwnerEntity, useStaff());
  const [isPending, setPending] = useState(false);
  const isWaiting = company.verificationStatus === 'completed' && company.steps.ubos.status !== 'rejected';
  if (!mayApprove || entity.status === 'approved' || !isWaiting) return null;
  const approve = async () => {
    setPending(true);
    const body = { organizationId: company.organizationId, ownerId: entity.ownerId };
    await call(() => client.request(approveOwnerEntity, { body }), t('step.approved', { step: name }));
    setPending(false);
  };
  return (
    <div>
      <Button
        size="small"
        icon={icons.checkIcon}
        aria-label={t('entity.approveNamed', { name })}
        pending={isPending}
        onClick={() => void approve()}
      >
        {t('entity.approve')}
      </Button>
    </div>
  );
}
