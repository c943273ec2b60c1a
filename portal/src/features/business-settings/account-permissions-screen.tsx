import { RequestFailure, useResource } from '@quittance/app-shell';
import { listMembers, mayMake } from '@quittance/sdk/client';
import { Button, Card, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import type { PeopleDialog } from './people.ts';
import { PeopleView } from './people-view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { businessSettingsTexts } from './texts.en.ts';

function AccountPermissions() {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const people = useResource(useCallback((signal) => client.request(listMembers, {}, { signal }), [client]));
  useRefreshOn('member.changed', people.refresh);
  const [dialog, setDialog] = useState<PeopleDialog | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    people.refresh();
  };
  return (
    <SettingsFrame
      page="account-permissions"
      actions={
        <Button
          variant="primary"
          icon={icons.plusIcon}
          disabled={!people.data}
          onClick={() => setDialog({ kind: 'invite' })}
        >
          {t('people.invite')}
        </Button>
      }
    >
      {people.error !== undefined && (
        <Card>
          <RequestFailure error={people.error} onRetry={people.refresh} />
        </Card>
      )}
      {people.error === undefined && !people.data && (
        <Card>
          <Skeleton shape="medium" />
        </Card>
      )}
      {people.data && <PeopleView people={people.data} onOpen={setDialog} onChanged={people.refresh} />}
      {people.data && dialog?.kind === 'invite' && (
        <InviteMemberDialog people={people.data} onClose={close} onDone={done} />
      )}
      {dialog && dialog.kind !== 'invite' && <MemberDialog dialog={dialog} onClose={close} onDone={done} />}
    </SettingsFrame>
  );
}

/** The people of the organization. For owners only; others get the page of an unknown address. */
export function AccountPermissionsScreen() {
  const { user } = useMember();
  return mayMake(listMembers, user) ? <AccountPermissions /> : <NotFound />;
}
