import { formatBusinessInstant } from '@quittance/sdk/time';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import type { InformationRequest } from './information-request.ts';
import { InvoiceLine } from './invoice-line.tsx';
import { informationRequestTexts } from './texts.en.ts';

/** The answer, as it was sent. */
export function SentReply({ request: { reply, repliedAt } }: { readonly request: InformationRequest }) {
  const { t, locale } = useI18n(informationRequestTexts);
  return (
    <Card title={t('answer')}>
      <Stack>
        {repliedAt !== undefined && (
          <p className="q-muted">{t('sentAt', { at: formatBusinessInstant(new Date(repliedAt), locale) })}</p>
        )}
        {reply.message !== '' && (
          <p className="information-request__message" dir="auto">
            {reply.message}
          </p>
        )}
        {reply.files.length > 0 && (
          <section aria-label={t('files')}>
            <ul className="information-request__list">
              {reply.files.map(({ _id, name }) => (
                <li key={_id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        {reply.invoices.length > 0 && (
          <section aria-label={t('invoices')}>
            <ul className="information-request__list">
              {reply.invoices.map((invoice) => (
                <li key={invoice._id}>
                  <InvoiceLine invoice={invoice} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Card>
  );
}
