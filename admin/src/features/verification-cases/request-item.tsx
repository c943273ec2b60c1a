import { mayMake, requestInformation, reviewInformationRequest } from '@quittance/sdk/client';
import { Button, Inline, useClient, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { isAskable, type StaffRequest } from '../information-requests/request.ts';
import { RequestPart, RequestReply } from '../information-requests/request-reply.tsx';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { useCaseCall } from './use-case-call.ts';

interface RequestItemProps {
  readonly request: StaffRequest;
  readonly onChanged: () => void;
  readonly onAskAgain: () => void;
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
      <RequestPart title={requestedBy ? t('askedBy', { name: requestedBy }) : t('asked')} at={requestedAt}>
        <p className="request-text" dir="auto">
          {message}
        </p>
      </RequestPart>
      <RequestReply request={request} />
      {reviewedBy !== undefined && (
        <RequestPart title={t('reviewedBy', { name: reviewedBy })} at={reviewedAt}>
          {null}
        </RequestPart>
      )}
      <ReviewActions {...props} />
    </article>
  );
}
