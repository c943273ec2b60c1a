import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { cancelMemberInvite, changeMember, removeMember } from '@quittance/sdk/client';
import { invitableRoles } from '@quittance/sdk/rules';
import { icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { PeopleDialog } from './people.ts';
import { RoleField } from './role-field.tsx';
import { businessSettingsTexts } from './texts.en.ts';

interface DialogProps<Kind extends PeopleDialog['kind']> {
  readonly dialog: Extract<PeopleDialog, { kind: Kind }>;
  readonly onClose: () => void;
  /** Called after the change, when a toast has said so. */
  readonly onDone: () => void;
}

/** Runs a change, then says so. */
function useChange(change: () => Promise<unknown>, said: string, onDone: () => void) {
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async () => {
    await change();
    toasts.show('success', said);
    onDone();
  });
  return {
    isPending,
    error: error === undefined ? undefined : errorText(error),
    onConfirm: () => void run(),
  };
}

function ChangeDialog({ dialog, onClose, onDone }: DialogProps<'change'>) {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const [role, setRole] = useState(dialog.role);
  const { id: memberId, name } = dialog;
  const change = useChange(() => client.request(changeMember, { body: { memberId, role } }), t('change.done'), onDone);
  const isInvite = memberId.startsWith('miv_');
  return (
    <ConfirmDialog
      {...change}
      title={t('change.title', { name })}
      cancelLabel={t('remove.keep')}
      confirmLabel={t('change.submit')}
      onClose={onClose}
    >
      <RoleField roles={isInvite ? invitableRoles : ['owner', ...invitableRoles]} value={role} onChange={setRole} />
      <p className="q-muted">{t('people.code')}</p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ dialog, onClose, onDone }: DialogProps<'remove'>) {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { id: memberId, name } = dialog;
  const removal = useChange(
    () => client.request(removeMember, { body: { memberId } }),
    t('remove.done', { name }),
    onDone,
  );
  return (
    <ConfirmDialog
      {...removal}
      title={t('remove.title', { name })}
      cancelLabel={t('remove.keep')}
      confirmLabel={t('remove.submit')}
      variant="danger"
      icon={icons.trashIcon}
      onClose={onClose}
    >
      <p>{t('remove.text', { name })}</p>
      <p className="q-muted">{t('people.code')}</p>
    </ConfirmDialog>
  );
}

function CancelDialog({ dialog, onClose, onDone }: DialogProps<'cancel'>) {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { id: inviteId, name } = dialog;
  const cancellation = useChange(
    () => client.request(cancelMemberInvite, { body: { inviteId } }),
    t('cancel.done'),
    onDone,
  );
  return (
    <ConfirmDialog
      {...cancellation}
      title={t('cancel.title')}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.submit')}
      variant="danger"
      icon={icons.trashIcon}
      onClose={onClose}
    >
      <p>{t('cancel.text', { name })}</p>
      <p className="q-muted">{t('people.code')}</p>
    </ConfirmDialog>
  );
}

/** The dialog for a change of a member or an invite. */
export function MemberDialog({ dialog, ...rest }: DialogProps<'change' | 'remove' | 'cancel'>) {
  switch (dialog.kind) {
    case 'change':
      return <ChangeDialog dialog={dialog} {...rest} />;
    case 'remove':
      return <RemoveDialog dialog={dialog} {...rest} />;
    case 'cancel':
      return <CancelDialog dialog={dialog} {...rest} />;
  }
}
