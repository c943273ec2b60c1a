import { actionsColumn, badgeColumn, dayColumn, wordColumn } from '@quittance/app-shell';
import { type Column, type IconShape, icons, type Tone, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { nameOf, type StaffMember, type StaffState, stateOf } from './staff-member.ts';
import { StaffMenu, type StaffMenuProps } from './staff-menu.tsx';
import { staffTexts } from './texts.en.ts';

const faces: Readonly<Record<StaffState, { readonly tone: Tone; readonly icon: IconShape }>> = {
  active: { tone: 'success', icon: icons.checkCircleIcon },
  invited: { tone: 'info', icon: icons.clockIcon },
  disabled: { tone: 'danger', icon: icons.crossCircleIcon },
};

function StaffName({ member }: { readonly member: StaffMember }) {
  return (
    <span className="staff-name">
      <TruncatedText>{nameOf(member)}</TruncatedText>
      <TruncatedText className="staff-name__address">{member.email}</TruncatedText>
    </span>
  );
}

/** The columns of the list of staff. */
export function useStaffColumns(actions: Omit<StaffMenuProps, 'member'>): readonly Column<StaffMember>[] {
  const { t } = useI18n(staffTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return [
    {
      key: 'name',
      header: t('list.name'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('list.name'), value: nameOf },
        { header: t('email'), value: ({ email }) => email },
      ],
      cell: (row) => <StaffName member={row} />,
    },
    wordColumn({ key: 'role', header: t('role') }, ({ role }) => layoutText(`role.${role}`)),
    badgeColumn({ key: 'state', header: t('list.state') }, (row) => ({
      ...faces[stateOf(row)],
      label: t(`state.${stateOf(row)}`),
    })),
    dayColumn({ key: 'created', header: t('list.created'), isSecondary: true }, ({ createdAt }) => createdAt),
    actionsColumn(t('list.actions'), (row) => <StaffMenu member={row} {...actions} />),
  ];
}
