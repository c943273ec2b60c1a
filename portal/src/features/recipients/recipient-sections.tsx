import { PageLink, Timeline, type TimelineEvent } from '@quittance/app-shell';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Banner, buttonClass, Card, type IconShape, icons, useI18n } from '@quittance/widgets/kit';
import { NameCheckResult } from './name-check-result.tsx';
import { addressOf, type RecipientRecord } from './recipient.ts';
import { recipientsTexts } from './texts.en.ts';

interface RecipientProps {
  readonly recipient: RecipientRecord;
  readonly canChange: boolean;
}

/** Why the recipient can't be paid, and what to do about it. */
function Obstacle({ recipient, canChange }: RecipientProps) {
  const { t, locale } = useI18n(recipientsTexts);
  const { status, attentionReason, payableFrom } = recipient;
  if (status === 'removed') return <Banner title={t('removed.title')}>{t('removed.text')}</Banner>;
  if (status === 'pending') {
    const time = payableFrom === undefined ? '' : formatBusinessInstant(new Date(payableFrom), locale);
    return <Banner title={t('pending.title', { time })}>{t('pending.text')}</Banner>;
  }
  if (attentionReason === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={t('attention.title')}
      action={
        canChange && (
          <PageLink className={buttonClass()} to={`${addressOf(recipient)}/edit`}>
            {t('edit.open')}
          </PageLink>
        )
      }
    >
      {t(`attention.${attentionReason}`)}
    </Banner>
  );
}

const eventIcons: Readonly<Record<RecipientRecord['history'][number]['event'], IconShape>> = {
  added: icons.plusIcon,
  renamed: icons.documentIcon,
  changed: icons.documentIcon,
  paid: icons.sendIcon,
  attention: icons.alertIcon,
  removed: icons.trashIcon,
};

function History({ recipient }: Pick<RecipientProps, 'recipient'>) {
  const { t } = useI18n(recipientsTexts);
  const events = recipient.history.map(
    ({ _id, at, event, by, name = '', outcome }): TimelineEvent => ({
      id: _id,
      at,
      who: by,
      icon: eventIcons[event],
      tone: event === 'attention' ? 'warning' : event === 'paid' ? 'success' : 'neutral',
      what: event === 'renamed' ? t('history.renamed', { name }) : t(`history.${event}`),
      note: outcome && t('history.nameCheck', { outcome: t(`nameCheck.short.${outcome}`) }),
    }),
  );
  return (
    <Card title={t('history.title')}>
      <Timeline label={t('history.title')} events={events} empty={<p>{t('history.empty')}</p>} />
    </Card>
  );
}

/** Status, name check and history of a recipient. */
export function RecipientSections({ recipient, canChange }: RecipientProps) {
  const { t, locale } = useI18n(recipientsTexts);
  const { nameCheck } = recipient;
  const time = formatBusinessInstant(new Date(nameCheck.checkedAt), locale);
  return (
    <>
      <Obstacle recipient={recipient} canChange={canChange} />
      <Card title={t('nameCheck.title')}>
        <NameCheckResult nameCheck={nameCheck}>
          <p className="q-muted">{t('nameCheck.checkedAt', { time })}</p>
        </NameCheckResult>
      </Card>
      <History recipient={recipient} />
    </>
  );
}
