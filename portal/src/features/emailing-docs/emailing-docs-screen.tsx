import { brandTitle, PlainFrame, RequestFailure, ScreenTitle, useBrand, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listEmailingDocs } from '@quittance/sdk/client';
import { Card, SelectField, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import './emailing-docs.css';
import { emailingDocsTexts } from './texts.en.ts';

type Docs = AnswerOf<Contract['listEmailingDocs']>['items'];
type Mail = Docs[number]['mails'][number];

function MailCard({ mail: { locale, subject, text, htmlPath } }: { readonly mail: Mail }) {
  const { t } = useI18n(emailingDocsTexts);
  return (
    <Card>
      <section className="emailing-docs__mail" lang={locale}>
        <h2 className="emailing-docs__subject">{subject}</h2>
        {/* The server lets the mail style itself and run nothing. */}
        <iframe className="emailing-docs__frame" title={`${t('html')} (${locale})`} src={htmlPath} sandbox="" />
        <h3 className="q-label">{t('text')}</h3>
        <pre className="emailing-docs__text">{text}</pre>
      </section>
    </Card>
  );
}

function Mails({ docs }: { readonly docs: Docs }) {
  const { t } = useI18n(emailingDocsTexts);
  const [template, setTemplate] = useState(docs[0]?.template ?? '');
  const shown = docs.find((each) => each.template === template);
  return (
    <>
      <SelectField
        label={t('template')}
        required={null}
        options={docs.map((each) => ({ value: each.template, label: each.template }))}
        value={template}
        onChange={setTemplate}
      />
      <div className="emailing-docs__mails">
        {shown?.mails.map((mail) => (
          <MailCard key={`${template} ${mail.locale}`} mail={mail} />
        ))}
      </div>
    </>
  );
}

/** Every mail of the product with example data, in both languages; in internal builds only. */
export function EmailingDocsScreen() {
  const { t } = useI18n(emailingDocsTexts);
  const brand = useBrand();
  const client = useClient();
  const load = useCallback((signal: AbortSignal) => client.request(listEmailingDocs, {}, { signal }), [client]);
  const { data, error, refresh } = useResource(load);
  return (
    <PlainFrame brand={brand}>
      <div className="emailing-docs">
        <ScreenTitle brand={brandTitle(brand)}>{t('title')}</ScreenTitle>
        {data && <Mails docs={data.items} />}
        {!data && (
          <Card>
            {error === undefined ? <Skeleton shape="medium" /> : <RequestFailure error={error} onRetry={refresh} />}
          </Card>
        )}
      </div>
    </PlainFrame>
  );
}
