import { useErrorText } from '@quittance/app-shell';
import { inviteContact } from '@quittance/sdk/client';
import { inviteLimits } from '@quittance/sdk/rules';
import { checkEmail, checkInvitee, checkRequired, firstProblem, maxEmailCharacters } from '@quittance/sdk/validation';
import {
  Button,
  Dialog,
  type FieldErrors,
  Form,
  Stack,
  TextField,
  useClient,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useServerRefusal } from '../../server-refusal/use-server-refusal.ts';
import { useMember } from '../../session/member.ts';
import { contactsTexts } from './texts.en.ts';
import { useTooSoon } from './use-too-soon.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
  /** Called after the invite was sent and a toast said so. */
  readonly onDone: () => void;
}

const nothingTyped = { firstName: '', lastName: '', email: '' };
type Invitee = typeof nothingTyped;

/** Checks the fields as the server does. */
function useInviteeErrors(): (invitee: Invitee) => FieldErrors {
  const { user } = useMember();
  const problemText = useProblemText();
  return ({ firstName, lastName, email }) => {
    const problems = {
      firstName: checkRequired(firstName),
      lastName: checkRequired(lastName),
      email: firstProblem(checkEmail(email), checkInvitee(email, [user.email])),
    };
    const found = Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[name, problemText(problem)]] : [],
    );
    return Object.fromEntries(found);
  };
}

/** Invites a supplier by email. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { t } = useI18n(contactsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const tooSoon = useTooSoon();
  const serverRefusal = useServerRefusal();
  const inviteeErrors = useInviteeErrors();
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
