import type { EmailOptions } from '@quittance/sdk/validation';
import { useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import type { IconShape } from '../../kit/icon/icon.tsx';
import { alertIcon, checkIcon, clockIcon, crossCircleIcon } from '../../kit/icon/icons.ts';
import { Inline } from '../../kit/inline/inline.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { StatusBadge } from '../../kit/status-badge/status-badge.tsx';
import type { Tone } from '../../kit/tone/tone.ts';
import type { Verification } from '../use-wizard.ts';
import { ChangeEmail } from './change-email.tsx';
import { peopleTexts } from './texts.en.ts';

export type Person = Verification['people'][number];

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

/** Invites somebody again, maybe at another address. Throws what the API client throws. */
export type Invite = (oldEmail: string, newEmail: string) => Promise<void>;

interface PersonItemProps {
  readonly person: Person;
  readonly name: string;
  /** Of new addresses. */
  readonly emailRule: EmailOptions;
  readonly invite: Invite;
}

/** One person. Until they sign up, they can be invited again, also at another address. */
export function PersonItem({ person, name, emailRule, invite }: PersonItemProps) {
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
          <ChangeEmail
            email={email}
            name={name}
            rule={{ ...emailRule, known: [email] }}
            onInvite={send}
            onCancel={() => setChanging(false)}
          />
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
