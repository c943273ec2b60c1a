import { getAdminFileImage } from '@quittance/sdk/client';
import { shownFileName } from '@quittance/sdk/validation';
import { Icon, icons, useI18n } from '@quittance/widgets/kit';
import './organization-files.css';
import { useStaff } from '../../session/staff.ts';
import { organizationFilesTexts } from './texts.en.ts';

interface FileLinkProps {
  readonly file: { readonly _id: string; readonly name: string };
}

/** Opens the file in a new tab; the server saves types that aren't shown. It records each opening. */
export function FileLink({ file }: FileLinkProps) {
  const { t } = useI18n(organizationFilesTexts);
  const { userId } = useStaff();
  const query = new URLSearchParams({ fileId: file._id });
  return (
    <a
      className="q-table__link organization-file__link"
      href={`/api/${userId}${getAdminFileImage.path}?${query}`}
      target="_blank"
      rel="noreferrer"
      title={file.name}
      aria-label={t('openFile', { name: file.name })}
    >
      <span className="q-truncated" dir="auto">
        {shownFileName(file.name)}
      </span>
      <Icon shape={icons.externalIcon} />
    </a>
  );
}
