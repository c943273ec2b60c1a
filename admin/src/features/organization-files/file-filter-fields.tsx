import { FilterChoice } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { organizationFilesTexts } from './texts.en.ts';
import { fileStates, type OrganizationFileFilter, uploaders } from './use-organization-files.ts';

interface FileFilterFieldsProps {
  readonly filter: OrganizationFileFilter;
  readonly onChange: (filter: OrganizationFileFilter) => void;
}

/** State and uploader above the list of files. */
export function FileFilterFields({ filter, onChange }: FileFilterFieldsProps) {
  const { t } = useI18n(organizationFilesTexts);
  return (
    <div className="organization-file-filters">
      <FilterChoice
        label={t('stateLabel')}
        all={t('allStates')}
        options={fileStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <FilterChoice
        label={t('uploadedByLabel')}
        all={t('everybody')}
        options={uploaders.map((by) => ({ value: by, label: t(`uploadedBy.${by}`) }))}
        value={filter.uploadedBy}
        onChange={(uploadedBy) => onChange({ ...filter, uploadedBy })}
      />
    </div>
  );
}
