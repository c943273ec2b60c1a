import { mayMake, requestInformation, reviewInformationRequest } from '@quittance/sdk/client';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, Button, Inline, useClient, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { isAskable, type StaffRequest } from '../information-requests/request.ts';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { FileLink } from '../organization-files/file-link.tsx';
import { useCaseCall } from './use-case-call.ts';

interface RequestItemProps {
  readonly request: StaffRequest;
  readonly onChanged: () => void;
  readonly onAskAgain: () => void;
}

interface PartProps {
  readonly title: string;
  readonly at?: string | undefined;
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}

/** Who wrote something and when, above what they wrote. */
function Part({ title, at, isAnswer, children }: PartProps) {
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
function Reply({ request }: Pick<RequestItemProps, 'request'>) {
  const { t } = useI18n(informationRequestTexts);
  const { reply, repliedAt, repliedBy } = request;
  if (!reply) return <p className="q-muted">{t(request.status === 'sent' ? 'waiting' : 'closed')}</p>;
  return (
    <Part title={repliedBy ? t('answeredBy', { name: repliedBy }) : t('answer')} at={repliedAt} isAnswer>
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
    </Part>
  );
}

/** Accepts the answer, or asks again because it is not enough. */
function ReviewActions({ request, onChanged, onAskAgain }: RequestItemProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const staff = useStaff();
  const call = useCaseCall(onChanged);
  const [isPending, setPending] = useState(false);
  const { _id: additionalInfoRequestId, organizationId, externalDocumentType } = request;
  if (request.status !== 'replied' || !mayMake(reviewInformationRequest, staff)) return null;
  const about = t(`type.${externalDocumentType}`);
  const accept = async () => {
    setPending(true);
    const body = { organizationId, additionalInfoRequestId };
    await call(() => client.request(reviewInformationRequest, { body }), t('accepted'));
    setPending(false);
  };
  return (
    <Inline>
      <Button
        variant="primary"
        size="small"
        pending={isPending}
        aria-label={t('acceptAbout', { about })}
        onClick={() => void accept()}
      >
        {t('accept')}
      </Button>
      {isAskable(externalDocumentType) && mayMake(requestInformation, staff) && (
        <Button size="small" disabled={isPending} aria-label={t('askAgainAbout', { about })} onClick={onAskAgain}>
          {t('askAgain')}
        </Button>
      )}
    </Inline>
  );
}

/** A request with its state, question and answer, and the buttons to accept the answer or ask again. */
export function RequestItem(props: RequestItemProps) {
  const { request } = props;
  const { t } = useI18n(informationRequestTexts);
  const { status, externalDocumentType, message, requestedAt, requestedBy, reviewedBy, reviewedAt } = request;
  return (
    <article className="request-item" aria-label={t(`type.${externalDocumentType}`)}>
      <div className="request-item__head">
        <h3 className="request-item__about">{t(`type.${externalDocumentType}`)}</h3>
        {status === 'reviewed' ? (
          <VerificationBadge status="reviewed" />
        ) : (
          <VerificationBadge status="completed" infoRequest={status} />
        )}
      </div>
      <Part title={requestedBy ? t('askedBy', { name: requestedBy }) : t('asked')} at={requestedAt}>
        <p className="request-text" dir="auto">
          {message}
        </p>
      </Part>
      <Reply request={request} />
      {reviewedBy !== undefined && (
        <Part title={t('reviewedBy', { name: reviewedBy })} at={reviewedAt}>
          {null}
        </Part>
      )}
      <ReviewActions {...props} />
    </article>
  );
}
