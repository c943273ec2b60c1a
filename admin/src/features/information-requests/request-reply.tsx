import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import './information-requests.css';
import { FileLink } from '../organization-files/file-link.tsx';
import type { StaffRequest } from './request.ts';
import { informationRequestTexts } from './texts.en.ts';

interface PartProps {
  readonly title: string;
  readonly at?: string | undefined;
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}

/** Who wrote something and when, above what they wrote. */
export function RequestPart({ title, at, isAnswer, children }: PartProps) {
  const { locale } = useI18n(informationRequestTexts);
  return (
    <div className={`request-part${isAnswer ? ' request-part--answer' : ''}`}>
      <p className="request-part__title">
        <bdi>{title}</bdi>
        {at !== undefined && (
          <>
            {' · '}
            <time dateTime={at}>{formatBusinessInstant(new Date(at), locale)}</time>
          </>
        )}
      </p>
      {children}
    </div>
  );
}

/** The answer with its files, which open in a new tab, and its invoices. */
export function RequestReply({ request }: { readonly request: StaffRequest }) {
  const { t } = useI18n(informationRequestTexts);
  const { reply, repliedAt, repliedBy } = request;
  if (!reply) return <p className="q-muted">{t(request.status === 'sent' ? 'waiting' : 'closed')}</p>;
  return (
    <RequestPart title={repliedBy ? t('answeredBy', { name: repliedBy }) : t('answer')} at={repliedAt} isAnswer>
      {reply.message === '' ? (
        <p className="q-muted">{t('noText')}</p>
      ) : (
        <p className="request-text" dir="auto">
          {reply.message}
        </p>
      )}
      {reply.files.length > 0 && (
        <ul className="request-attachments" aria-label={t('files')}>
          {reply.files.map((file) => (
            <li key={file._id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {reply.invoices.length > 0 && (
        <ul className="request-attachments" aria-label={t('invoices')}>
          {reply.invoices.map((invoice) => (
            <li key={invoice._id}>
              <span>
                <bdi>{t('invoice', { number: invoice.number })}</bdi>{' '}
                <span className="q-muted">
                  <bdi>{invoice.senderName}</bdi> → <bdi>{invoice.recipientName}</bdi>
                </span>
              </span>
              <Amount value={invoice.amount} currency={invoice.currency} />
            </li>
          ))}
        </ul>
      )}
    </RequestPart>
  );
}
