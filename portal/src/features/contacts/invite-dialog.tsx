import { useErrorText, useInviteeErrors, useNewEmailRule } from '@quittance/app-shell';
import { inviteContact } from '@quittance/sdk/client';
import { inviteLimits } from '@quittance/sdk/rules';
import { maxEmailCharacters } from '@quittance/sdk/validation';
import { Button, Dialog, Form, Stack, TextField, useClient, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { contactsTexts } from './texts.en.ts';
import { useTooSoon } from './use-too-soon.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
  /** Called after the invite was sent and a toast said so. */
  readonly onDone: () => void;
}

const nothingTyped = { firstName: '', lastName: '', email: '' };
/** Invites a supplier by email. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { t } = useI18n(contactsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const tooSoon = useTooSoon();
  const serverRefusal = useServerRefusal();
  const { user } = useMember();
  const inviteeErrors = useInviteeErrors('email', [user.email], useNewEmailRule());
  const [invitee, setInvitee] = useState(nothingTyped);
  const [isPending, setPending] = useState(false);

  const invite = async () => {
    setPending(true);
    try {
      await client.request(inviteContact, { body: invitee });
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
    toasts.show('success', t('invite.done', { email: invitee.email.trim() }));
    onDone();
  };
  const nameField = (name: 'firstName' | 'lastName') => (
    <TextField
      label={t(`invite.${name}`)}
      name={name}
      autoComplete="off"
      maxLength={inviteLimits.nameCharacters}
      value={invitee[name]}
      onChange={(typed) => setInvitee({ ...invitee, [name]: typed })}
    />
  );
  return (
    <Dialog title={t('invite.title')} width="narrow" locked={isPending} onClose={onClose}>
      <Form
        validate={() => inviteeErrors(invitee)}
        onSubmit={invite}
        describeError={(error) => tooSoon('invite', error) ?? errorText(error)}
      >
        <Stack>
          <p className="q-muted">{t('invite.text', { days: String(inviteLimits.lifetimeDays) })}</p>
          {nameField('firstName')}
          {nameField('lastName')}
          <TextField
            label={t('invite.email')}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={maxEmailCharacters}
            value={invitee.email}
            onChange={(email) => setInvitee({ ...invitee, email })}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('invite.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
