import { RequestFailure, useResource } from '@quittance/app-shell';
import { listProviderErrors, mayMake } from '@quittance/sdk/client';
import { unreachableFault } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useStaff } from '../../session/staff.ts';
import { applicationTexts } from './application-texts.en.ts';
import type { CompanyProps } from './company-record.ts';

/** What providers found wrong in the applications; only compliance may read it. */
export function ApplicationFaults(props: CompanyProps) {
  return mayMake(listProviderErrors, useStaff()) ? <Faults {...props} /> : null;
}

function Faults({ company }: CompanyProps) {
  const { t, locale } = useI18n(applicationTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback(
      // With each new reading of the company: there may be new faults although its states are the same.
      (signal) => client.request(listProviderErrors, { params: { id: company.organizationId } }, { signal }),
      [client, company],
    ),
  );
  return (
    <section className="case-person" aria-label={t('faults')}>
      <h3 className="case-person__group">{t('faults')}</h3>
      {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
      {error === undefined && !data && <Skeleton shape="block" />}
      {data?.items.length === 0 && <p className="q-muted">{t('noFaults')}</p>}
      {data && data.items.length > 0 && (
        <ul className="case-applications">
          {data.items.map(({ accountType, code, message, field, occurredAt }) => (
            <li key={`${accountType} ${code} ${field ?? ''} ${occurredAt}`}>
              <p dir="auto">{code === unreachableFault ? t('unreachable') : message}</p>
              <p className="case-document__facts">
                {t(`type.${accountType}`)} · <code>{code}</code>
                {field !== undefined && ` · ${t('field', { field })}`} ·{' '}
                <time dateTime={occurredAt}>{formatBusinessInstant(new Date(occurredAt), locale)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
