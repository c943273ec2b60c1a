import { useErrorText } from '@quittance/app-shell';
import { changeMember } from '@quittance/sdk/client';
import { includesRole, inviteState } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessDate, formatTime } from '@quittance/sdk/time';
import {
  Avatar,
  Card,
  EmailText,
  icons,
  Menu,
  type MenuItem,
  StatusBadge,
  UpgradeOffer,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import './people.css';
import { type Invite, type Member, nameOf, type People, type PeopleDialog } from './people.ts';
import { businessSettingsTexts } from './texts.en.ts';

interface PersonRowProps {
  readonly name: string;
  readonly email?: string | undefined;
  readonly notes: ReactNode;
  readonly role: Member['role'];
  readonly items: MenuItem[];
}

function PersonRow({ name, email, notes, role, items }: PersonRowProps) {
  const { t } = useI18n(businessSettingsTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <li className="people__row">
      <Avatar name={name} round />
      <div className="people__who">
        <strong>{name}</strong>
        {email && (
          <span className="q-muted">
            <EmailText email={email} />
          </span>
        )}
        {notes}
      </div>
      <span className="people__role">{layoutText(`role.${role}`)}</span>
      <span className="people__menu">
        {items.length > 0 && <Menu label={t('people.actionsOf', { name })} icon={icons.moreIcon} items={items} />}
      </span>
    </li>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly onOpen: (dialog: PeopleDialog) => void;
}

function MemberRow({ member, onOpen }: MemberRowProps) {
  const { t } = useI18n(businessSettingsTexts);
  const { user } = useMember();
  const { userId: id, role } = member;
  const name = nameOf(member);
  const isSelf = id === user.userId;
  const items: MenuItem[] = [
    {
      id: 'change',
      label: t('people.changeRole'),
      icon: icons.userIcon,
      onSelect: () => onOpen({ kind: 'change', id, name, role }),
    },
    {
      id: 'remove',
      label: t('people.remove'),
      icon: icons.trashIcon,
      danger: true,
      onSelect: () => onOpen({ kind: 'remove', id, name }),
    },
  ];
  return (
    <PersonRow
      name={name}
      email={member.email}
      role={role}
      // Nobody changes their own access.
      items={isSelf ? [] : items}
      notes={
        (isSelf || member.isUbo) && (
          <span className="people__notes">
            {isSelf && <StatusBadge tone="neutral" icon={icons.userIcon} label={t('people.you')} />}
            {member.isUbo && <StatusBadge tone="info" icon={icons.shieldIcon} label={t('people.ubo')} />}
          </span>
        )
      }
    />
  );
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly onOpen: (dialog: PeopleDialog) => void;
  readonly onChanged: () => void;
}

function InviteRow({ invite, onOpen, onChanged }: InviteRowProps) {
  const { t, locale } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { inviteId: id, email, role } = invite;
  const state = inviteState(invite, new Date());
  const resend = () =>
    client
      .request(changeMember, { body: { memberId: id, role } })
      .then(() => {
        toasts.show('success', t('invite.done', { email }));
        onChanged();
      })
      .catch((error) => toasts.show('error', errorText(error)));
  const time = formatTime(new Date(invite.resendAt), locale);
  const items: MenuItem[] = [
    {
      id: 'resend',
      label: state === 'waiting' ? t('people.resendLater', { time }) : t('people.resend'),
      icon: icons.sendIcon,
      disabled: state === 'waiting' || invite.isUndeliverable,
      onSelect: () => void resend(),
    },
    {
      id: 'change',
      label: t('people.changeRole'),
      icon: icons.userIcon,
      onSelect: () => onOpen({ kind: 'change', id, name: email, role }),
    },
    {
      id: 'cancel',
      label: t('people.cancelInvite'),
      icon: icons.trashIcon,
      danger: true,
      onSelect: () => onOpen({ kind: 'cancel', id, name: email }),
    },
  ];
  const date = formatBusinessDate(businessDateOf(new Date(invite.expiresAt)), locale);
  return (
    <PersonRow
      name={email}
      role={role}
      items={items}
      notes={
        invite.isUndeliverable ? (
          <span className="people__notes">
            <StatusBadge tone="danger" icon={icons.alertIcon} label={t('people.undeliverable')} />
          </span>
        ) : (
          <span className="q-muted">{state === 'expired' ? t('people.expired') : t('people.expires', { date })}</span>
        )
      }
    />
  );
}

interface PeopleViewProps {
  readonly people: People;
  readonly onOpen: (dialog: PeopleDialog) => void;
  readonly onChanged: () => void;
}

/** The members and the pending invites, with what an owner can do. */
export function PeopleView({ people, onOpen, onChanged }: PeopleViewProps) {
  const { t } = useI18n(businessSettingsTexts);
  const { user } = useMember();
  const { toasts } = usePortal();
  const needsUpgrade = user.company !== null && !includesRole(user.company.pricingTier, 'manager');
  return (
    <>
      {needsUpgrade && (
        <UpgradeOffer
          requestedAt={people.upgradeRequestedAt}
          onRequested={() => {
            toasts.show('success', t('upgrade.done'));
            onChanged();
          }}
        >
          {t('upgrade.title')}
        </UpgradeOffer>
      )}
      <Card title={t('people.members')} flush>
        <ul className="people">
          {people.members.map((member) => (
            <MemberRow key={member.userId} member={member} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
      <Card title={t('people.pending')} flush={people.invites.length > 0}>
        {people.invites.length === 0 && <p className="q-muted">{t('people.noInvites')}</p>}
        {people.invites.length > 0 && (
          <ul className="people">
            {people.invites.map((invite) => (
              <InviteRow key={invite.inviteId} invite={invite} onOpen={onOpen} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
