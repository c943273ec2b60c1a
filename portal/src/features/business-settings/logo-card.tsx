import { useErrorText, watchUpload } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { removeFile, uploadFile } from '@quittance/sdk/client';
import { showsLogo, uploadKey } from '@quittance/sdk/rules';
import { fileLimits, shownFileName } from '@quittance/sdk/validation';
import {
  Banner,
  Button,
  Card,
  FileUpload,
  Stack,
  type UploadOptions,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { FileImage } from '../../file-image/file-image.tsx';
import { usePortal } from '../../portal.ts';
import { businessSettingsTexts } from './texts.en.ts';

type BusinessProfile = AnswerOf<Contract['getCompanyInfo']>;

const logoKey = uploadKey({ role: 'logo', slot: 1, group: 'companyLogo' });

interface LogoCardProps {
  readonly profile: BusinessProfile;
  readonly canChange: boolean;
  /** Called after the logo was changed. */
  readonly onChange: () => void;
}

/** The company's logo, which its invoices show. */
export function LogoCard({ profile, canChange, onChange }: LogoCardProps) {
  const { t } = useI18n(businessSettingsTexts);
  const { logo, legalName, pricingTier } = profile;
  return (
    <Card title={t('logo.title')}>
      <Stack>
        {!showsLogo(pricingTier) && <Banner>{t('logo.notOnPlan')}</Banner>}
        {logo ? (
          <div className="company-logo__current">
            <FileImage fileId={logo.fileId} alt={t('logo.alt', { name: legalName })} className="company-logo__image" />
            <span className="company-logo__name">{shownFileName(logo.name)}</span>
            {canChange && <RemoveButton fileId={logo.fileId} onRemoved={onChange} />}
          </div>
        ) : (
          <p>{t('logo.none')}</p>
        )}
        {canChange && <LogoField label={t(logo ? 'logo.replace' : 'logo.upload')} onUploaded={onChange} />}
      </Stack>
    </Card>
  );
}

interface RemoveButtonProps {
  readonly fileId: string;
  readonly onRemoved: () => void;
}

function RemoveButton({ fileId, onRemoved }: RemoveButtonProps) {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await client.request(removeFile, { body: { fileId } });
      toasts.show('success', t('logo.removed'));
      onRemoved();
    } catch {
      toasts.show('error', t('logo.notRemoved'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void remove()}>
      {t('logo.remove')}
    </Button>
  );
}

interface LogoFieldProps {
  readonly label: string;
  readonly onUploaded: () => void;
}

/** A new logo takes the place of the former, so the field lists none. */
function LogoField({ label, onUploaded }: LogoFieldProps) {
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText('upload');
  const upload = async (file: File, { signal, onProgress }: UploadOptions) => {
    watchUpload(file, onProgress);
    const {
      _id: id,
      name,
      size,
    } = await client.request(uploadFile, { body: {}, upload: { key: logoKey, file } }, { signal });
    return { id, name, size };
  };
  return (
    <FileUpload
      label={label}
      files={[]}
      onChange={onUploaded}
      upload={upload}
      remove={async () => {}}
      limits={fileLimits.logo}
      describeError={errorText}
      onProblem={(message) => toasts.show('error', message)}
      onUploaded={(message) => toasts.show('success', message)}
      required={false}
    />
  );
}
