import { changeOwnerEmail } from '@quittance/sdk/client';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import type { Verification } from '../use-wizard.ts';
import { type Invite, type Person, PersonItem } from './person-item.tsx';
import { peopleTexts } from './texts.en.ts';

/** Returns the name of an owner or officer in the answers. */
function nameOf({ steps }: Verification, { id, as, email }: Person): string {
  const { owners = [], officers = [] } = steps.ubos.data ?? {};
  const found = (as === 'owner' ? owners : officers).find((each) => each.id === id);
  return [found?.firstName, found?.lastName].filter(Boolean).join(' ') || email;
}

/** Whether we wait for somebody with a status, rather than they for us. */
const isMissing: Readonly<Record<Person['status'], boolean>> = {
  not_invited: true,
  invited: true,
  invite_expired: true,
  registered: true,
  in_progress: true,
  submitted: false,
  completed: false,
  approved: false,
  denied: false,
};

interface PeopleCardProps {
  readonly verification: Verification;
  /** Loads the verification again. */
  readonly onReload: () => void;
}

/** Everybody who verifies themselves, and where they stand; nothing if there is nobody. */
export function PeopleCard({ verification, onReload }: PeopleCardProps) {
  const { t, locale } = useI18n(peopleTexts);
  const client = useClient();
  const { people } = verification;
  if (people.length === 0) return null;
  const missing = people.filter(({ status }) => isMissing[status]).map((person) => nameOf(verification, person));
  const invite: Invite = async (oldEmail, newEmail) => {
    await client.request(changeOwnerEmail, { body: { oldEmail, newEmail } });
    onReload();
  };
  return (
    <Card title={t('title')}>
      <Stack>
        <p className="q-muted">{t('lead')}</p>
        {missing.length > 0 && <p>{t('missing', { names: new Intl.ListFormat(locale).format(missing) })}</p>}
        <ul className="q-onboarding__people">
          {people.map((person) => (
            <PersonItem
              key={`${person.as} ${person.id}`}
              person={person}
              name={nameOf(verification, person)}
              emailRule={{ plusOnlyAt: verification.plusAddressesOnlyAt }}
              invite={invite}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
