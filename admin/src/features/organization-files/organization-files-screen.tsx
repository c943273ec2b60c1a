import { ListScreen, PageLink, useBrandTitle, useListFilter, useRouteParams } from '@quittance/app-shell';
import { mayMake, uploadStaffFile } from '@quittance/sdk/client';
import { Button, EmptyState, Icon, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { companyAddress } from '../../company/company-address.ts';
import { useStaff } from '../../session/staff.ts';
import './organization-files.css';
import { useFileColumns } from './file-columns.tsx';
import { FileFilterFields } from './file-filter-fields.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { organizationFilesTexts } from './texts.en.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { type OrganizationFile, organizationFileFilters, useOrganizationFiles } from './use-organization-files.ts';

type OpenDialog = 'upload' | OrganizationFile | null;

/** The documents of a company: those of the customer, and those that staff added. */
export function OrganizationFilesScreen() {
  const { organizationId = '' } = useRouteParams();
  const { t } = useI18n(organizationFilesTexts);
  const staff = useStaff();
  const [filter, setFilter] = useListFilter(organizationFileFilters);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const list = useOrganizationFiles(organizationId, filter);
  const close = () => setDialog(null);
  const finish = () => {
    close();
    list.refresh();
  };
  const upload = mayMake(uploadStaffFile, staff) && (
    <Button variant="primary" icon={icons.uploadIcon} onClick={() => setDialog('upload')}>
      {t('upload')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        actions={upload}
        above={
          <PageLink className="screen__back" to={companyAddress(organizationId)}>
            <Icon shape={icons.arrowLeftIcon} />
            {t('back')}
          </PageLink>
        }
        caption={t('title')}
        columns={useFileColumns(setDialog)}
        rowKey={({ _id }) => _id}
        list={list}
        filters={<FileFilterFields filter={filter} onChange={setFilter} />}
        isFiltered={organizationFileFilters.isSet(filter)}
        onClearFilters={() => setFilter(organizationFileFilters.none)}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.documentIcon} action={upload}>
            {t('emptyText')}
          </EmptyState>
        }
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
        fileName="documents"
      />
      {dialog === 'upload' && <UploadDialog organizationId={organizationId} onClose={close} onDone={finish} />}
      {dialog !== null && dialog !== 'upload' && <RemoveDialog file={dialog} onClose={close} onDone={finish} />}
    </>
  );
}
