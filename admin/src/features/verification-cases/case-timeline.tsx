import { Timeline, type TimelineEvent } from '@quittance/app-shell';
import { Card, EmptyState, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
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

/** What happened to the case, newest first. */
export function CaseTimeline({ decisions, people, owners = [], finalizedAt, createdAt }: CaseTimelineProps) {
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
