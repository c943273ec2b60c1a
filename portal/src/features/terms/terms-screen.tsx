import {
  brandTitle,
  PlainFrame,
  RequestFailure,
  ScreenTitle,
  useBrand,
  useQuery,
  useResource,
} from '@quittance/app-shell';
import { getTerms } from '@quittance/sdk/client';
import { Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { usePortal } from '../../portal.ts';
import { TermsView } from './terms-view.tsx';
import { termsTexts } from './texts.en.ts';
import './terms.css';

/** The terms that people accept when they sign up; the address names the chosen document. */
export function TermsScreen() {
  const { t } = useI18n(termsTexts);
  const { client } = usePortal();
  const brand = useBrand();
  const [query, replaceQuery] = useQuery();
  const terms = useResource(useCallback((signal) => client.request(getTerms, {}, { signal }), [client]));
  return (
    <PlainFrame brand={brand}>
      <article className="terms">
        <ScreenTitle brand={brandTitle(brand)}>{t('title')}</ScreenTitle>
        {terms.error !== undefined && <RequestFailure error={terms.error} onRetry={terms.refresh} />}
        {terms.data && (
          <TermsView
            terms={terms.data}
            chosen={query.get('document') ?? ''}
            onChoose={(document) => replaceQuery(new URLSearchParams({ document }))}
          />
        )}
        {!terms.data && terms.error === undefined && <Spinner />}
      </article>
    </PlainFrame>
  );
}
