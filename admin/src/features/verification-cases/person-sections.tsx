import { identityDisplayStatus } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  Banner,
  Card,
  type Column,
  DataTable,
  EmptyState,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  useI18n,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { FileLink } from '../organization-files/file-link.tsx';
import type { ChangedProps, PersonProps, PersonRecord } from './company-record.ts';
import { IdentityAnswers, PublicOfficeAnswers } from './identity-answers.tsx';
import { ReviewMark } from './review-mark.tsx';
import { caseTexts } from './texts.en.ts';

type Session = PersonRecord['sessions'][number];

const faces: Readonly<Record<Session['outcome'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  open: { tone: 'neutral', icon: icons.clockIcon },
  pending: { tone: 'info', icon: icons.clockIcon },
  approved: { tone: 'success', icon: icons.checkCircleIcon },
  retry: { tone: 'warning', icon: icons.alertIcon },
  denied: { tone: 'danger', icon: icons.crossCircleIcon },
};

function NotAnswered() {
  const { t } = useI18n(caseTexts);
  return (
    <EmptyState title={t('step.emptyTitle')} icon={icons.clockIcon}>
      {t('step.emptyText')}
    </EmptyState>
  );
}

type Mismatch = NonNullable<Session['mismatches']>[number];

/** Whether there is nothing to compare: the vendor read no document. */
const isUnread = (mismatch: Mismatch): mismatch is 'unread' => mismatch === 'unread';

function Outcome({ session: { outcome, superseded, mismatches } }: { readonly session: Session }) {
  const { t } = useI18n(caseTexts);
  if (superseded) return <StatusBadge tone="neutral" icon={icons.archiveIcon} label={t('sessions.superseded')} />;
  if (mismatches) {
    const label = t(mismatches.some(isUnread) ? 'sessions.unread' : 'sessions.mismatched');
    return <StatusBadge tone="warning" icon={icons.alertIcon} label={label} />;
  }
  return <StatusBadge {...faces[outcome]} label={t(`sessions.outcomes.${outcome}`)} />;
}

/** Says what of the identity document staff have to compare with the details. */
function Mismatches({ person: { mismatches } }: PersonProps) {
  const { t, locale } = useI18n(caseTexts);
  if (mismatches.length === 0) return null;
  if (mismatches.some(isUnread)) {
    return (
      <Banner tone="warning" title={t('sessions.unreadTitle')}>
        {t('sessions.unreadReview')}
      </Banner>
    );
  }
  const words = mismatches.flatMap((each) => (isUnread(each) ? [] : [t(`sessions.mismatches.${each}`)]));
  const differences = new Intl.ListFormat(locale, { type: 'unit' }).format(words);
  return (
    <Banner tone="warning" title={t('sessions.reviewTitle')}>
      {t('sessions.review', { differences })}
    </Banner>
  );
}

/** What the identity vendor decided, each time that it was asked. */
function Sessions({ person: { sessions } }: PersonProps) {
  const { t, locale } = useI18n(caseTexts);
  const instantOf = (instant: string | undefined) =>
    instant ? (
      <time className="q-numeric" dateTime={instant}>
        {formatBusinessInstant(new Date(instant), locale)}
      </time>
    ) : (
      '–'
    );
  const columns: readonly Column<Session>[] = [
    {
      key: 'started',
      header: t('sessions.started'),
      place: 'head',
      grows: true,
      cell: ({ startedAt }) => instantOf(startedAt),
    },
    { key: 'decided', header: t('sessions.decided'), cell: ({ decidedAt }) => instantOf(decidedAt) },
    {
      key: 'outcome',
      header: t('phases.status'),
      place: 'head-end',
      cell: (session) => <Outcome session={session} />,
    },
  ];
  return (
    <Card title={t('sessions.title')} flush>
      <DataTable
        caption={t('sessions.title')}
        columns={columns}
        source={{ kind: 'rows', rows: sessions }}
        rowKey={({ startedAt }) => startedAt}
        empty={
          <EmptyState title={t('sessions.emptyTitle')} icon={icons.userIcon}>
            {t('sessions.emptyText')}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** The documents of the person that are no part of their answers. */
function PersonFiles({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const { userId, identity } = person;
  const files = person.files.filter(({ _id }) => _id !== identity?.addressProof?.fileId);
  if (files.length === 0) return null;
  return (
    <Card title={t('files.title')}>
      <ul className="case-files">
        {files.map((file) => (
          <li key={file._id}>
            <FileLink file={file} />
            <ReviewMark file={file} owner={{ userId }} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a person answered about themselves, and what the identity vendor found. */
export function PersonSections({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const { identity, publicOffice, pepStatus, missing } = person;
  return (
    <>
      <Mismatches person={person} />
      {missing.length > 0 && <Banner tone="info">{t('missing', { count: missing.length })}</Banner>}
      <Card title={t('person.identity')} actions={<VerificationBadge status={identityDisplayStatus(person)} />}>
        {identity ? <IdentityAnswers answers={identity} person={person} onChanged={onChanged} /> : <NotAnswered />}
      </Card>
      <Sessions person={person} />
      <PersonFiles person={person} onChanged={onChanged} />
      <Card title={t('person.office')} actions={<VerificationBadge status={pepStatus} />}>
        {publicOffice ? <PublicOfficeAnswers answers={publicOffice} /> : <NotAnswered />}
      </Card>
    </>
  );
}
