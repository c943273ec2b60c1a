import { useResource } from '@quittance/app-shell';
import { getOrganization } from '@quittance/sdk/client';
import { Banner, Inline, TextButton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { CompanyLink } from '../../company/company-link.tsx';
import { messagesTexts } from './texts.en.ts';

interface CompanyBannerProps {
  readonly organizationId: string;
  readonly onClear: () => void;
}

/** Says that the list is narrowed to one company. Without its name until that is loaded. */
export function CompanyBanner({ organizationId, onClear }: CompanyBannerProps) {
  const { t } = useI18n(messagesTexts);
  const client = useClient();
  const { data } = useResource(
    useCallback(
      (signal) => client.request(getOrganization, { params: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <Banner tone="info">
      <Inline>
        <span>
          {t('ofCompany')} <CompanyLink organizationId={organizationId} name={data?.companyName ?? t('thisCompany')} />
        </span>
        <TextButton onClick={onClear}>{t('showAll')}</TextButton>
      </Inline>
    </Banner>
  );
}
