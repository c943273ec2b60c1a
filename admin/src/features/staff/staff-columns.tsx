import { businessDateOf } from '@quittance/sdk/time';
import {
  CalendarDate,
  type Column,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
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
  const createdOn = ({ createdAt }: StaffMember) => businessDateOf(new Date(createdAt));
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
    {
      key: 'role',
      header: t('role'),
      value: ({ role }) => layoutText(`role.${role}`),
      cell: ({ role }) => layoutText(`role.${role}`),
    },
    {
      key: 'state',
      header: t('list.state'),
      place: 'head-end',
      value: (row) => t(`state.${stateOf(row)}`),
      cell: (row) => <StatusBadge {...faces[stateOf(row)]} label={t(`state.${stateOf(row)}`)} />,
    },
    {
      key: 'created',
      header: t('list.created'),
      kind: 'date',
      isSecondary: true,
      value: createdOn,
      cell: (row) => <CalendarDate date={createdOn(row)} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      isHeaderHidden: true,
      place: 'foot-end',
      cell: (row) => <StaffMenu member={row} {...actions} />,
    },
  ];
}
