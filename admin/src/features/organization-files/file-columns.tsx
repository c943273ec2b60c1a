import { actionsColumn, textColumn, wordColumn } from '@quittance/app-shell';
import { mayMake, removeStaffFile } from '@quittance/sdk/client';
import { hasText } from '@quittance/sdk/i18n';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Button, type Column, icons, RelativeTime, StatusBadge, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { FileLink } from './file-link.tsx';
import { organizationFilesTexts } from './texts.en.ts';
import type { OrganizationFile } from './use-organization-files.ts';

const { role: roles } = organizationFilesTexts.english;

/** The columns of the list of an organization's files. */
export function useFileColumns(onRemove: (file: OrganizationFile) => void): readonly Column<OrganizationFile>[] {
  const { t, locale } = useI18n(organizationFilesTexts);
  const staff = useStaff();
  const mayRemove = mayMake(removeStaffFile, staff);
  const roleOf = ({ role }: OrganizationFile) => (hasText(roles, role) ? t(`role.${role}`) : role);
  const sizeOf = ({ size }: OrganizationFile) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
      Math.max(1, size / 1024),
    );
  return [
    {
      key: 'name',
      header: t('file'),
      place: 'head',
      grows: true,
      value: ({ name }) => name,
      cell: (row) => <FileLink file={row} />,
    },
    {
      key: 'role',
      header: t('roleLabel'),
      grows: true,
      csv: [
        { header: t('roleLabel'), value: roleOf },
        { header: t('slot'), value: ({ slot }) => String(slot) },
      ],
      cell: (row) => <TruncatedText>{`${roleOf(row)} · ${row.slot}`}</TruncatedText>,
    },
    wordColumn({ key: 'group', header: t('groupLabel'), isSecondary: true }, ({ group }) => t(`group.${group}`)),
    {
      key: 'size',
      header: t('size'),
      align: 'end',
      isSecondary: true,
      value: ({ size }) => String(size),
      cell: (row) => <span className="organization-file__size">{sizeOf(row)}</span>,
    },
    textColumn(
      { key: 'by', header: t('uploadedByLabel'), isSecondary: true },
      ({ uploadedBy, personName }) => personName ?? t(`uploadedBy.${uploadedBy}`),
    ),
    {
      key: 'uploaded',
      header: t('uploadedOn'),
      isSecondary: true,
      value: ({ uploadedAt }) => formatBusinessInstant(new Date(uploadedAt), locale),
      cell: ({ uploadedAt }) => <RelativeTime instant={uploadedAt} />,
    },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'head-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) =>
        state === 'removed' ? (
          <StatusBadge tone="neutral" icon={icons.trashIcon} label={t('state.removed')} />
        ) : (
          <StatusBadge tone="success" icon={icons.checkCircleIcon} label={t('state.kept')} />
        ),
    },
    actionsColumn(
      t('actions'),
      (row) =>
        mayRemove &&
        row.uploadedBy === 'staff' &&
        row.state === 'kept' && (
          <Button size="small" aria-label={t('removeFile', { name: row.name })} onClick={() => onRemove(row)}>
            {t('remove')}
          </Button>
        ),
    ),
  ];
}
