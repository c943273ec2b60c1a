import { SelectField, useI18n } from '@quittance/widgets/kit';
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
      <SelectField
        label={t('stateLabel')}
        isLabelHidden
        required={null}
        options={[
          { value: 'all', label: t('allStates') },
          ...fileStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
        ]}
        value={filter.state || 'all'}
        onChange={(chosen) => onChange({ ...filter, state: fileStates.find((each) => each === chosen) ?? '' })}
      />
      <SelectField
        label={t('uploadedByLabel')}
        isLabelHidden
        required={null}
        options={[
          { value: 'all', label: t('everybody') },
          ...uploaders.map((by) => ({ value: by, label: t(`uploadedBy.${by}`) })),
        ]}
        value={filter.uploadedBy || 'all'}
        onChange={(chosen) => onChange({ ...filter, uploadedBy: uploaders.find((each) => each === chosen) ?? '' })}
      />
    </div>
  );
}
