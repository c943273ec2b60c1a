import { changeOwnerEmail } from '@quittance/sdk/client';
import { checkEmail } from '@quittance/sdk/validation';
import { useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { useProblemText } from '../../kit/field/use-problem-text.ts';
import { Form } from '../../kit/form/form.tsx';
import type { IconShape } from '../../kit/icon/icon.tsx';
import { alertIcon, checkIcon, clockIcon, crossCircleIcon } from '../../kit/icon/icons.ts';
import { Inline } from '../../kit/inline/inline.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { StatusBadge } from '../../kit/status-badge/status-badge.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import type { Tone } from '../../kit/tone/tone.ts';
import type { Verification } from '../use-wizard.ts';
import { peopleTexts } from './texts.en.ts';

type Person = Verification['people'][number];

const looks: Readonly<Record<Person['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  not_invited: { tone: 'neutral', icon: clockIcon },
  invited: { tone: 'info', icon: clockIcon },
  invite_expired: { tone: 'warning', icon: alertIcon },
  registered: { tone: 'info', icon: clockIcon },
  in_progress: { tone: 'info', icon: clockIcon },
  submitted: { tone: 'success', icon: checkIcon },
  completed: { tone: 'success', icon: checkIcon },
  approved: { tone: 'success', icon: checkIcon },
  denied: { tone: 'danger', icon: crossCircleIcon },
};

/** Returns the name of an owner or officer in the answers. */
function nameOf({ steps }: Verification, { id, as, email }: Person): string {
  const { owners = [], officers = [] } = steps.ubos.data ?? {};
  const found = (as === 'owner' ? owners : officers).find((each) => each.id === id);
  return [found?.firstName, found?.lastName].filter(Boolean).join(' ') || email;
}

/** Invites somebody again, maybe at another address. Throws what the API client throws. */
type Invite = (oldEmail: string, newEmail: string) => Promise<void>;

interface ChangeEmailProps {
  readonly email: string;
  readonly name: string;
  readonly onInvite: (newEmail: string) => Promise<void>;
  readonly onCancel: () => void;
}

function ChangeEmail({ email: before, name, onInvite, onCancel }: ChangeEmailProps) {
  const { t } = useI18n(peopleTexts);
  const errorText = useErrorText('save-information');
  const problemText = useProblemText();
  const [email, setEmail] = useState(before);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await onInvite(email.trim());
    } finally {
      setPending(false);
    }
  };
  const validate = (): Readonly<Record<string, string>> => {
    const problem = checkEmail(email);
    return problem ? { newEmail: problemText(problem) } : {};
  };
  return (
    <Form label={`${t('change')}: ${name}`} validate={validate} onSubmit={submit} describeError={errorText}>
      <Stack gap={3}>
        <TextField label={t('newEmail')} name="newEmail" type="email" value={email} onChange={setEmail} />
        <Inline>
          <Button type="submit" variant="primary" size="small" pending={isPending}>
            {t('save')}
          </Button>
          <Button size="small" disabled={isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface PersonItemProps {
  readonly person: Person;
  readonly name: string;
  readonly invite: Invite;
}

/** One person. Until they sign up, they can be invited again, also at another address. */
function PersonItem({ person, name, invite }: PersonItemProps) {
  const { t } = useI18n(peopleTexts);
  const errorText = useErrorText('save-information');
  const [isChanging, setChanging] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  const email = sentTo ?? person.email;
  const status = sentTo === undefined ? person.status : 'invited';
  const isInvited = status === 'invited' || status === 'invite_expired';
  const send = async (newEmail: string) => {
    setError(undefined);
    await invite(email, newEmail);
    setSentTo(newEmail);
    setChanging(false);
  };
  const sendAgain = async () => {
    setPending(true);
    await send(email).catch(setError);
    setPending(false);
  };
  return (
    <li>
      <Stack gap={3}>
        <div className="q-onboarding__person">
          <span>
            <bdi>{name}</bdi>
            {name !== email && <span className="q-muted q-onboarding__email">{email}</span>}
          </span>
          <StatusBadge {...looks[status]} label={t(`statuses.${status}`)} />
        </div>
        <div role="status">{sentTo && <Banner tone="success">{t('sent', { email: sentTo })}</Banner>}</div>
        <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
        {isInvited && isChanging && (
          <ChangeEmail email={email} name={name} onInvite={send} onCancel={() => setChanging(false)} />
        )}
        {isInvited && !isChanging && (
          <Inline>
            <Button
              size="small"
              pending={isPending}
              aria-label={`${t('again')}: ${name}`}
              onClick={() => void sendAgain()}
            >
              {t('again')}
            </Button>
            <Button size="small" aria-label={`${t('change')}: ${name}`} onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          </Inline>
        )}
      </Stack>
    </li>
  );
}

interface PeopleCardProps {
  readonly verification: Verification;
  /** Loads the verification again. */
  readonly onReload: () => void;
}

/** Everybody who verifies themselves, and where they stand; nothing if there is nobody. */
export function PeopleCard({ verification, onReload }: PeopleCardProps) {
  const { t } = useI18n(peopleTexts);
  const client = useClient();
  const { people } = verification;
  if (people.length === 0) return null;
  const invite: Invite = async (oldEmail, newEmail) => {
    await client.request(changeOwnerEmail, { body: { oldEmail, newEmail } });
    onReload();
  };
  return (
    <Card title={t('title')}>
      <Stack>
        <p className="q-muted">{t('lead')}</p>
        <ul className="q-onboarding__people">
          {people.map((person) => (
            <PersonItem
              key={`${person.as} ${person.id}`}
              person={person}
              name={nameOf(verification, person)}
              invite={invite}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
