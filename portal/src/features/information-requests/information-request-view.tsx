import { Fact, FactList, PageLink } from '@quittance/app-shell';
import { stepOfRequest } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, buttonClass, Card, Stack, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import { type InformationRequest, recordOf } from './information-request.ts';
import { ReplyForm } from './reply-form.tsx';
import { SentReply } from './sent-reply.tsx';
import { informationRequestTexts } from './texts.en.ts';

interface InformationRequestViewProps {
  readonly request: InformationRequest;
  /** Loads the request again. */
  readonly onChanged: () => void;
}

/** What staff ask, and the form to answer or the answer. */
export function InformationRequestView({ request, onChanged }: InformationRequestViewProps) {
  const { t } = useI18n(informationRequestTexts);
  return (
    <Stack>
      <QuestionCard request={request} />
      {request.status === 'sent' && <StepLink request={request} />}
      {request.status === 'sent' && <ReplyForm request={request} onChanged={onChanged} />}
      {request.status !== 'sent' && request.repliedAt !== undefined && <SentReply request={request} />}
      {request.status === 'reviewed' && <p>{t('done')}</p>}
    </Stack>
  );
}

/** What the request is about, and its text. */
function QuestionCard({ request }: { readonly request: InformationRequest }) {
  const { t, locale } = useI18n(informationRequestTexts);
  const { externalDocumentType, message, requestedAt, status, transaction } = request;
  const record = recordOf(request);
  return (
    <Card title={t('question')}>
      <Stack>
        <FactList>
          <Fact term={t('status')}>
            {status === 'reviewed' ? (
              <VerificationBadge status="reviewed" />
            ) : (
              <VerificationBadge status="completed" infoRequest={status} />
            )}
          </Fact>
          <Fact term={t('about')}>{t(`type.${externalDocumentType}`)}</Fact>
          {transaction && (
            <Fact term={t('amount')}>
              <Amount value={transaction.amount} currency={transaction.currency} />
            </Fact>
          )}
          {transaction?.counterparty !== undefined && (
            <Fact term={t('counterparty')}>
              <bdi>{transaction.counterparty}</bdi>
            </Fact>
          )}
          <Fact term={t('asked')}>{formatBusinessInstant(new Date(requestedAt), locale)}</Fact>
        </FactList>
        <p className="information-request__message" dir="auto">
          {message}
        </p>
        {record !== undefined && (
          <div>
            <PageLink className={buttonClass()} to={record}>
              {t('openRecord')}
            </PageLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Leads to the step of the verification, which is open again while the company is under review. */
function StepLink({ request }: { readonly request: InformationRequest }) {
  const { t } = useI18n(informationRequestTexts);
  const { user } = useMember();
  const isOpen = user.company?.verificationStatus === 'completed';
  if (!isOpen || stepOfRequest(request.externalDocumentType) === undefined) return null;
  return (
    <p>
      {t('correct')} <PageLink to="/verify">{t('toVerification')}</PageLink>
    </p>
  );
}
