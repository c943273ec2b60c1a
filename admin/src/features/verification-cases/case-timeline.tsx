import { Timeline, type TimelineEvent } from '@quittance/app-shell';
import { Card, EmptyState, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
import type { StaffRequest } from '../information-requests/request.ts';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import type { CompanyRecord } from './company-record.ts';
import { caseTexts } from './texts.en.ts';

type Decision = CompanyRecord['decisions'][number];

interface CaseTimelineProps {
  readonly decisions: readonly Decision[];
  /** Names of people by user id. */
  readonly people: readonly { readonly userId: string; readonly name: string }[];
  /** Names of entities and trusts by their id in the answers. */
  readonly owners?:
    | readonly { readonly id?: string | undefined; readonly legalName?: string | undefined }[]
    | undefined;
  /** Requests for information, for those who may read them. */
  readonly requests?: readonly StaffRequest[] | undefined;
  readonly finalizedAt?: string | undefined;
  readonly createdAt?: string | undefined;
}

const tones: Readonly<Record<Decision['decision'], Tone>> = {
  approved: 'success',
  returned: 'warning',
  denied: 'danger',
  reopened: 'info',
  reset: 'info',
  corrected: 'info',
};

const shapes: Readonly<Record<Decision['decision'], IconShape>> = {
  approved: icons.checkCircleIcon,
  returned: icons.crossCircleIcon,
  denied: icons.crossCircleIcon,
  reopened: icons.refreshIcon,
  reset: icons.refreshIcon,
  corrected: icons.documentIcon,
};

/** Lists what happened to a request: it was sent, answered, and the answer was accepted. */
function useRequestEvents(): (request: StaffRequest) => readonly TimelineEvent[] {
  const { t } = useI18n(caseTexts);
  const { t: requestText } = useI18n(informationRequestTexts);
  return (request) => {
    const { _id: id, requestedAt, requestedBy, repliedAt, repliedBy, reviewedAt, reviewedBy } = request;
    const about = requestText(`type.${request.externalDocumentType}`);
    const event = (
      step: 'asked' | 'replied' | 'reviewed',
      who: string | undefined,
      at: string | undefined,
      face: Pick<TimelineEvent, 'tone' | 'icon'>,
    ): readonly TimelineEvent[] =>
      at ? [{ id: `${id} ${step}`, what: t(`timeline.${step}`, { about }), ...(who && { who }), at, ...face }] : [];
    return [
      ...event('asked', requestedBy, requestedAt, { tone: 'warning', icon: icons.mailIcon }),
      ...event('replied', repliedBy, repliedAt, { tone: 'info', icon: icons.sendIcon }),
      // Staff accepted it; a request also ends with what it is about.
      ...event('reviewed', reviewedBy, reviewedBy && reviewedAt, { tone: 'success', icon: icons.checkCircleIcon }),
    ];
  };
}

/** What happened to the case, newest first. */
export function CaseTimeline(props: CaseTimelineProps) {
  const { decisions, people, owners = [], requests = [], finalizedAt, createdAt } = props;
  const requestEvents = useRequestEvents();
  const { t } = useI18n(caseTexts);
  const personOf = (userId: string | undefined): string =>
    people.find((person) => person.userId === userId)?.name ?? t('decide.person');
  const aboutOf = ({ step, userId, ownerId, field }: Decision): string => {
    if (field) return t(`timeline.field.${field}`, { person: personOf(userId) });
    const owner = ownerId === undefined ? undefined : owners.find(({ id }) => id === ownerId);
    if (owner?.legalName) return owner.legalName;
    if (step) return t(`steps.${step}`);
    if (userId) return personOf(userId);
    return t('timeline.company');
  };
  const events: readonly TimelineEvent[] = [
    ...decisions.map((each, index) => ({
      id: `${each.decidedAt} ${index}`,
      what: t(`timeline.${each.decision}`, { about: aboutOf(each) }),
      who: each.decidedBy,
      at: each.decidedAt,
      tone: tones[each.decision],
      icon: shapes[each.decision],
      ...(each.note && { note: each.note }),
    })),
    ...requests.flatMap(requestEvents),
    ...(finalizedAt ? [{ id: 'finalized', what: t('timeline.handedIn'), at: finalizedAt, icon: icons.sendIcon }] : []),
    ...(createdAt ? [{ id: 'created', what: t('timeline.signedUp'), at: createdAt, icon: icons.plusIcon }] : []),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <Card title={t('timeline.title')}>
      <Timeline
        label={t('timeline.title')}
        events={events}
        empty={
          <EmptyState title={t('timeline.emptyTitle')} icon={icons.clockIcon}>
            {t('timeline.emptyText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
