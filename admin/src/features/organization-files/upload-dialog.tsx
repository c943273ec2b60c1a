import { useErrorText, watchUpload } from '@quittance/app-shell';
import { listOrganizationFiles, uploadStaffFile } from '@quittance/sdk/client';
import { uploadKey } from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import { Dialog, FileUpload, SelectField, Stack, type UploadOptions, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { freeSlot, type StaffDocumentRole, staffDocumentRoles } from './document-roles.ts';
import { organizationFilesTexts } from './texts.en.ts';

interface UploadDialogProps {
  readonly organizationId: string;
  readonly onClose: () => void;
  /** Called after the upload, when a toast has said so. */
  readonly onDone: () => void;
}

/** Uploads a document into the first free slot of its role. */
function useUpload(organizationId: string, role: StaffDocumentRole) {
  const client = useClient();
  return async (file: File, { signal, onProgress, language }: UploadOptions) => {
    const params = { organizationId };
    // Staff may have fifty documents of a company, so that one page holds them all.
    const query = { uploadedBy: 'staff', state: 'kept', limit: 100 } as const;
    const { items } = await client.request(listOrganizationFiles, { params, query }, { signal });
    const key = uploadKey({ role, slot: freeSlot(items, role), group: 'documentation', organizationId });
    watchUpload(file, onProgress);
    const body = language ? { language } : {};
    const uploaded = await client.request(uploadStaffFile, { body, upload: { key, file } }, { signal });
    return { id: uploaded._id, name: uploaded.name, size: uploaded.size };
  };
}

/** Adds a document about a company. Only staff can see it. */
export function UploadDialog({ organizationId, onClose, onDone }: UploadDialogProps) {
  const { t } = useI18n(organizationFilesTexts);
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const [role, setRole] = useState<StaffDocumentRole>('incorporationCertificate');
  return (
    <Dialog title={t('upload')} width="medium" onClose={onClose}>
      <Stack>
        <p className="q-muted">{t('uploadText')}</p>
        <SelectField
          label={t('roleLabel')}
          required
          options={staffDocumentRoles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
          value={role}
          onChange={(chosen) => setRole(staffDocumentRoles.find((each) => each === chosen) ?? role)}
        />
        <FileUpload
          label={t('file')}
          files={[]}
          onChange={onDone}
          upload={useUpload(organizationId, role)}
          remove={async () => {}}
          limits={fileLimits.staff}
          describeError={errorText}
          onProblem={(message) => toasts.show('error', message)}
          onUploaded={(message) => toasts.show('success', message)}
        />
      </Stack>
    </Dialog>
  );
}
