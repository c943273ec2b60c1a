import { ConfirmDialog } from '@quittance/app-shell';
import { changeStaffRole } from '@quittance/sdk/client';
import { Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { RoleField } from './role-field.tsx';
import { nameOf } from './staff-member.ts';
import type { EditDialogProps } from './status-dialog.tsx';
import { staffTexts } from './texts.en.ts';
import { useEdit } from './use-edit.ts';

/** Changes the role of a colleague. */
export function RoleDialog({ member, onClose, onDone }: EditDialogProps) {
  const { t } = useI18n(staffTexts);
  const client = useClient();
  const [role, setRole] = useState(member.role);
  const { userId: staffId, version } = member;
  const change = useEdit(
    () => client.request(changeStaffRole, { params: { staffId }, body: { role, version } }),
    t('changeRole.done'),
    onDone,
  );
  return (
    <ConfirmDialog
      title={t('changeRole.title', { name: nameOf(member) })}
      cancelLabel={t('cancel')}
      confirmLabel={t('changeRole.submit')}
      error={change.error}
      isPending={change.isPending}
      onConfirm={change.run}
      onClose={onClose}
    >
      <Stack>
        <RoleField value={role} onChange={setRole} />
        <p className="q-muted">
          {t('changeRole.text')} {t('code')}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
