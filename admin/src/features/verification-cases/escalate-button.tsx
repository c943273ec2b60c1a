import { escalateCase, mayMake } from '@quittance/sdk/client';
import { Button, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, CompanyProps } from './company-record.ts';
import { caseTexts } from './texts.en.ts';

/** Flags the company for the compliance head, or removes the flag; for compliance staff. */
export function EscalateButton({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const mayEscalate = mayMake(escalateCase, useStaff());
  const [isPending, setPending] = useState(false);
  if (!mayEscalate) return null;
  const { organizationId, escalated } = company;
  const toggle = async () => {
    setPending(true);
    try {
      await client.request(escalateCase, { body: { organizationId, escalate: !escalated } });
      toasts.show('success', t(escalated ? 'escalation.removed' : 'escalation.done'));
      onChanged();
    } catch {
      toasts.show('error', t('escalation.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={icons.alertIcon} pending={isPending} onClick={() => void toggle()}>
      {t(escalated ? 'escalation.remove' : 'escalation.set')}
    </Button>
  );
}
