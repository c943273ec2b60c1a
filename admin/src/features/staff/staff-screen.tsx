import { ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { inviteStaff, mayMake } from '@quittance/sdk/client';
import { Button, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import './staff.css';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilterFields } from './staff-filter-fields.tsx';
import type { StaffDialog } from './staff-member.ts';
import { StatusDialog } from './status-dialog.tsx';
import { staffTexts } from './texts.en.ts';
import { staffFilters, useStaffList } from './use-staff.ts';

interface OpenDialogProps {
  readonly dialog: StaffDialog;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function OpenDialog({ dialog, ...ends }: OpenDialogProps) {
  switch (dialog.kind) {
    case 'invite':
      return <InviteDialog {...ends} />;
    case 'role':
      return <RoleDialog member={dialog.member} {...ends} />;
    case 'status':
      return <StatusDialog member={dialog.member} {...ends} />;
    case 'second-factor':
      return <SecondFactorDialog member={dialog.member} {...ends} />;
  }
}

/** The people of the back office, whom compliance heads manage. */
export function StaffScreen() {
  const { t } = useI18n(staffTexts);
  const user = useStaff();
  const [filter, setFilter] = useListFilter(staffFilters);
  const [dialog, setDialog] = useState<StaffDialog | null>(null);
  const list = useStaffList(filter);
  const close = () => setDialog(null);
  const invite = (
    <Button variant="primary" icon={icons.plusIcon} onClick={() => setDialog({ kind: 'invite' })}>
      {t('invite.open')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        actions={mayMake(inviteStaff, user) && invite}
        caption={t('title')}
        columns={useStaffColumns({ onOpen: setDialog })}
        rowKey={({ userId }) => userId}
        list={list}
        filters={<StaffFilterFields filter={filter} onChange={setFilter} />}
        isFiltered={staffFilters.isSet(filter)}
        onClearFilters={() => setFilter(staffFilters.none)}
        empty={<EmptyState title={t('list.emptyTitle')} icon={icons.usersIcon} action={invite} />}
        noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
        fileName="staff"
      />
      {dialog && (
        <OpenDialog
          dialog={dialog}
          onClose={close}
          onDone={() => {
            close();
            list.refresh();
          }}
        />
      )}
    </>
  );
}
