import { PageLink } from '@quittance/app-shell';
import { buttonClass, Card, EmptyState, Inline, icons, useI18n } from '@quittance/widgets/kit';
import { recipientFormTexts } from './form-texts.en.ts';
import { addressOf, type Recipient } from './recipient.ts';

/** Says that a recipient was added, and what to do next. */
export function RecipientAdded({
  recipient,
  onAnother,
}: {
  readonly recipient: Recipient;
  readonly onAnother: () => void;
}) {
  const { t } = useI18n(recipientFormTexts);
  const { name, maskedNumber, currency, status } = recipient;
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={t('added.title', { name })}
          icon={icons.checkCircleIcon}
          action={
            <Inline>
              <PageLink className={buttonClass({ variant: 'primary' })} to={addressOf(recipient)}>
                {t('added.open')}
              </PageLink>
              <button type="button" className={buttonClass()} onClick={onAnother}>
                {t('added.another')}
              </button>
            </Inline>
          }
        >
          {t(status === 'pending' ? 'added.waits' : 'added.text', { number: maskedNumber, currency })}
        </EmptyState>
      </div>
    </Card>
  );
}
