import { useErrorText, useNewEmailRule } from '@quittance/app-shell';
import { inviteMember } from '@quittance/sdk/client';
import { type InvitableRole, includesRole, invitableRoles } from '@quittance/sdk/rules';
import { checkEmail, checkInvitee, firstProblem, maxEmailCharacters } from '@quittance/sdk/validation';
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
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { useTooSoon } from '../contacts/use-too-soon.ts';
import type { People } from './people.ts';
import { RoleField } from './role-field.tsx';
import { businessSettingsTexts } from './texts.en.ts';

interface InviteMemberDialogProps {
  readonly people: People;
  readonly onClose: () => void;
  /** Called after the invite was sent and a toast said so. */
  readonly onDone: () => void;
}

/** Checks the address as the server does. */
function useInviteeProblem(people: People): (email: string) => FieldErrors {
  const { user } = useMember();
  const problemText = useProblemText();
  const rule = useNewEmailRule();
  const others = [...people.members, ...people.invites].map(({ email }) => email);
  return (email) => {
    const problem = firstProblem(checkInvitee(email, [user.email]), checkEmail(email, { ...rule, others }));
    return problem ? { inviteeEmail: problemText(problem) } : {};
  };
}

/** Invites a person by email, with a role. */
export function InviteMemberDialog({ people, onClose, onDone }: InviteMemberDialogProps) {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { user } = useMember();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const tooSoon = useTooSoon();
  const inviteeProblem = useInviteeProblem(people);
  const tier = user.company?.pricingTier ?? 'vault';
  const [inviteeEmail, setInviteeEmail] = useState('');
  const [role, setRole] = useState<InvitableRole>(includesRole(tier, 'manager') ? 'manager' : 'no-access');
  const [isPending, setPending] = useState(false);

  const invite = async () => {
    setPending(true);
    try {
      await client.request(inviteMember, { body: { inviteeEmail, role } });
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
    toasts.show('success', t('invite.done', { email: inviteeEmail.trim() }));
    onDone();
  };
  const describe = (error: unknown) => tooSoon('invite', error) ?? errorText(error);
  return (
    <Dialog title={t('invite.title')} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={() => inviteeProblem(inviteeEmail)} onSubmit={invite} describeError={describe}>
        <Stack>
          <TextField
            label={t('invite.email')}
            name="inviteeEmail"
            type="email"
            autoComplete="off"
            maxLength={maxEmailCharacters}
            value={inviteeEmail}
            onChange={setInviteeEmail}
          />
          <RoleField roles={invitableRoles} value={role} onChange={setRole} />
          <p className="q-muted">{t('people.code')}</p>
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('invite.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
