import { ConfirmDialog } from '@quittance/app-shell';
import { resetStaff2fa } from '@quittance/sdk/client';
import { Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { nameOf } from './staff-member.ts';
import type { EditDialogProps } from './status-dialog.tsx';
import { staffTexts } from './texts.en.ts';
import { useEdit } from './use-edit.ts';

/** Asks before a colleague's second factor is reset. The call then asks for a one-time code. */
export function SecondFactorDialog({ member, onClose, onDone }: EditDialogProps) {
  const { t } = useI18n(staffTexts);
  const client = useClient();
  const reset = useEdit(
    () => client.request(resetStaff2fa, { params: { staffId: member.userId } }),
    t('secondFactor.done'),
    onDone,
  );
  return (
    <ConfirmDialog
      title={t('secondFactor.title', { name: nameOf(member) })}
      cancelLabel={t('cancel')}
      confirmLabel={t('secondFactor.submit')}
      variant="danger"
      error={reset.error}
      isPending={reset.isPending}
      onConfirm={reset.run}
      onClose={onClose}
    >
      <Stack>
        <p>{t('secondFactor.text')}</p>
        <p className="q-muted">{t('code')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
