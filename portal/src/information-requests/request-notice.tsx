import { PageLink } from '@quittance/app-shell';
import { isTransactionRequest, requestPageOf } from '@quittance/sdk/rules';
import { Banner, buttonClass, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../session/member.ts';
import { requestNoticeTexts } from './texts.en.ts';

interface RequestNoticeProps {
  /** Id of the transaction that requests are about; absent: those about the organization. */
  readonly about?: string | undefined;
}

/** Says that staff asked for information, or review an answer. Shows nothing without a request. */
export function RequestNotice({ about }: RequestNoticeProps) {
  const { t } = useI18n(requestNoticeTexts);
  const { user } = useMember();
  const own = (user.company?.additionalInfoRequests ?? []).filter(({ externalDocumentType, externalDocumentId }) =>
    about === undefined ? !isTransactionRequest(externalDocumentType) : externalDocumentId === about,
  );
  // Requests that wait for the person come first.
  const request = own.find(({ status }) => status === 'sent') ?? own[0];
  if (!request) return null;
  const isSent = request.status === 'sent';
  return (
    <Banner
      tone={isSent ? 'warning' : 'info'}
      title={t(isSent ? 'sent' : 'replied')}
      action={
        <PageLink
          className={buttonClass(isSent ? { variant: 'primary' } : {})}
          to={`${requestPageOf(request.externalDocumentType)}?id=${request._id}`}
        >
          {t(isSent ? 'answer' : 'view')}
        </PageLink>
      }
    >
      {t(isSent ? 'sentText' : 'repliedText')}
    </Banner>
  );
}
