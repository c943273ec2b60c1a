import { assignDeposit, mayMake } from '@quittance/sdk/client';
import { Button, Card, Inline, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDepositRecord } from './use-deposits.ts';

interface AssignmentCardProps {
  readonly deposit: StaffDepositRecord;
  readonly onChanged: () => void;
}

/** Whose the deposit is, and how to assign it. */
export function AssignmentCard({ deposit, onChanged }: AssignmentCardProps) {
  const { t } = useI18n(staffDepositsTexts);
  const [isOpen, setOpen] = useState(false);
  const mayAssign = mayMake(assignDeposit, useStaff());
  const { isAssignable, organizationName, invoiceId } = deposit;
  if (!isAssignable) return null;
  return (
    <Card title={t('company')}>
      <Stack>
        <p className="q-muted">
          {organizationName !== undefined
            ? t('assignedTo', { company: organizationName })
            : t(invoiceId === undefined ? 'unassigned' : 'assignInvoiceText')}
        </p>
        {mayAssign && (
          <Inline>
            <Button onClick={() => setOpen(true)}>{t(organizationName === undefined ? 'assign' : 'move')}</Button>
          </Inline>
        )}
      </Stack>
      {isOpen && (
        <AssignDialog
          deposit={deposit}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
