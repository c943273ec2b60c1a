import { errorCodeOf, useErrorText, useInviteeErrors } from '@quittance/app-shell';
import { inviteStaff } from '@quittance/sdk/client';
import { maxEmailCharacters } from '@quittance/sdk/validation';
import { Button, Dialog, Form, Stack, TextField, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { RoleField } from './role-field.tsx';
import { staffTexts } from './texts.en.ts';
import type { StaffRole } from './use-staff.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
  /** Called after the invitation was sent and a toast said so. */
  readonly onDone: () => void;
}

const maxNameCharacters = 100;
const nobody = { firstName: '', lastName: '', inviteeEmail: '', role: 'compliance-admin' as StaffRole };

/** Invites a colleague, who sets a password by the mailed link. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { t } = useI18n(staffTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const inviteeErrors = useInviteeErrors('inviteeEmail');
  const [invitee, setInvitee] = useState(nobody);
  const [isPending, setPending] = useState(false);

  const invite = async () => {
    setPending(true);
    try {
      await client.request(inviteStaff, { body: invitee });
    } catch (error) {
      setPending(false);
      throw errorCodeOf(error) === 'IdempotencyConflictError'
        ? { validations: [{ path: 'inviteeEmail', message: t('invite.taken') }] }
        : error;
    }
    toasts.show('success', t('invite.done', { email: invitee.inviteeEmail.trim() }));
    onDone();
  };
  const nameField = (name: 'firstName' | 'lastName') => (
    <TextField
      label={t(name)}
      name={name}
      autoComplete="off"
      maxLength={maxNameCharacters}
      value={invitee[name]}
      onChange={(typed) => setInvitee({ ...invitee, [name]: typed })}
    />
  );
  return (
    <Dialog title={t('invite.title')} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={() => inviteeErrors(invitee)} onSubmit={invite} describeError={errorText}>
        <Stack>
          <p className="q-muted">
            {t('invite.text')} {t('code')}
          </p>
          {nameField('firstName')}
          {nameField('lastName')}
          <TextField
            label={t('email')}
            name="inviteeEmail"
            type="email"
            autoComplete="off"
            maxLength={maxEmailCharacters}
            value={invitee.inviteeEmail}
            onChange={(inviteeEmail) => setInvitee({ ...invitee, inviteeEmail })}
          />
          <RoleField value={invitee.role} onChange={(role) => setInvitee({ ...invitee, role })} />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('invite.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
