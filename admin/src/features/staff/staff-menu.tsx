import { useErrorText } from '@quittance/app-shell';
import { resendStaffInvitation } from '@quittance/sdk/client';
import { staffEditProblem } from '@quittance/sdk/rules';
import { icons, Menu, type MenuItem, useClient, useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { useStaff } from '../../session/staff.ts';
import { nameOf, type StaffDialog, type StaffMember, stateOf } from './staff-member.ts';
import { staffTexts } from './texts.en.ts';

export interface StaffMenuProps {
  readonly member: StaffMember;
  readonly onOpen: (dialog: StaffDialog) => void;
}

/** Mails a new invitation, and says so. */
function useResend({ userId, email }: StaffMember): () => Promise<void> {
  const { t } = useI18n(staffTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  return () =>
    client.request(resendStaffInvitation, { params: { staffId: userId } }).then(
      () => toasts.show('success', t('invite.done', { email })),
      (error: unknown) => toasts.show('error', errorText(error)),
    );
}

/** What a compliance head can do with a colleague; nothing with themselves. */
export function StaffMenu({ member, onOpen }: StaffMenuProps) {
  const { t } = useI18n(staffTexts);
  const editor = useStaff();
  const resend = useResend(member);
  if (staffEditProblem(editor, member)) return t('list.you');
  const state = stateOf(member);
  const items: MenuItem[] = [
    {
      id: 'role',
      label: t('changeRole.action'),
      icon: icons.usersIcon,
      onSelect: () => onOpen({ kind: 'role', member }),
    },
    ...(state === 'invited'
      ? [{ id: 'resend', label: t('invite.resend'), icon: icons.mailIcon, onSelect: () => void resend() }]
      : []),
    ...(state === 'active'
      ? [
          {
            id: 'second-factor',
            label: t('secondFactor.action'),
            icon: icons.lockIcon,
            onSelect: () => onOpen({ kind: 'second-factor', member }),
          },
        ]
      : []),
    {
      id: 'status',
      label: t(state === 'disabled' ? 'enable.action' : 'disable.action'),
      icon: state === 'disabled' ? icons.checkCircleIcon : icons.crossCircleIcon,
      danger: state !== 'disabled',
      onSelect: () => onOpen({ kind: 'status', member }),
    },
  ];
  return <Menu label={t('list.actionsOf', { name: nameOf(member) })} icon={icons.moreIcon} items={items} />;
}
