import { ConfirmDialog, Fact, FactList, useErrorText } from '@quittance/app-shell';
import { type AnswerOf, type Contract, changeSeries, mayMake } from '@quittance/sdk/client';
import { type SeriesAction, seriesActionsIn } from '@quittance/sdk/rules';
import { Banner, BusinessDate, Button, Inline, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { recurringTexts } from './texts.en.ts';

type Series = NonNullable<AnswerOf<Contract['getInvoice']>['series']>;

interface SeriesPanelProps {
  readonly series: Series;
  readonly onChanged: () => void;
}

/** How an invoice repeats, when the next ones go, and what its seller can do about it. */
export function SeriesPanel({ series, onChanged }: SeriesPanelProps) {
  const { t } = useI18n(recurringTexts);
  const client = useClient();
  const { user } = useMember();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [isStopping, setStopping] = useState(false);
  const { state, every, sentCount, count, nextDates } = series;
  const [pending, setPending] = useState<SeriesAction | null>(null);
  const [error, setError] = useState<unknown>();
  const run = async (action: SeriesAction) => {
    setPending(action);
    setError(undefined);
    try {
      await client.request(changeSeries, { body: { seriesId: series._id, action } });
      toasts.show('success', t(`done.${action}`));
      setStopping(false);
      onChanged();
    } catch (failure) {
      setError(failure);
    }
    setPending(null);
  };
  const actions = mayMake(changeSeries, user) ? seriesActionsIn(state) : [];
  return (
    <section className="invoice-panel__series" aria-label={t('title')}>
      <p>{t(`about.${state}`, { rhythm: t(`choice.${every}`) })}</p>
      <FactList>
        <Fact term={t('sent')}>
          {count === undefined ? String(sentCount) : t('sentOf', { sent: String(sentCount), total: String(count) })}
        </Fact>
        {nextDates.map((date, index) => (
          <Fact key={date} term={index === 0 ? t('nextOn') : ''}>
            <BusinessDate date={date} />
          </Fact>
        ))}
      </FactList>
      {error !== undefined && !isStopping && <Banner tone="danger">{errorText(error)}</Banner>}
      {actions.length > 0 && (
        <Inline>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              pending={pending === action && !isStopping}
              disabled={pending !== null}
              onClick={() => (action === 'stop' ? setStopping(true) : void run(action))}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </Inline>
      )}
      {isStopping && (
        <ConfirmDialog
          title={t('stopTitle')}
          confirmLabel={t('action.stop')}
          cancelLabel={t('keep')}
          variant="danger"
          isPending={pending !== null}
          error={error === undefined ? undefined : errorText(error)}
          onConfirm={() => void run('stop')}
          onClose={() => setStopping(false)}
        >
          <p>{t('stopText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
