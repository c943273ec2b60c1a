import { ConfirmDialog } from '@quittance/app-shell';
import { changeStaffStatus } from '@quittance/sdk/client';
import { Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { nameOf, type StaffMember, stateOf } from './staff-member.ts';
import { staffTexts } from './texts.en.ts';
import { useEdit } from './use-edit.ts';

export interface EditDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
  /** Called after the edit, and a toast said so. */
  readonly onDone: () => void;
}

/** Asks before a colleague is disabled or enabled. */
export function StatusDialog({ member, onClose, onDone }: EditDialogProps) {
  const { t } = useI18n(staffTexts);
  const client = useClient();
  const { userId: staffId, version } = member;
  const isDisabling = stateOf(member) !== 'disabled';
  const way = isDisabling ? 'disable' : 'enable';
  const status = isDisabling ? 'suspended' : 'enabled';
  const change = useEdit(
    () => client.request(changeStaffStatus, { params: { staffId }, body: { status, version } }),
    t(`${way}.done`),
    onDone,
  );
  return (
    <ConfirmDialog
      title={t(`${way}.title`, { name: nameOf(member) })}
      cancelLabel={t('cancel')}
      confirmLabel={t(`${way}.action`)}
      variant={isDisabling ? 'danger' : 'primary'}
      error={change.error}
      isPending={change.isPending}
      onConfirm={change.run}
      onClose={onClose}
    >
      <Stack>
        <p>{t(`${way}.text`)}</p>
        <p className="q-muted">{t('code')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
