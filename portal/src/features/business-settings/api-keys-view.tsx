import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Button, Card, EmptyState, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import './api-keys.css';
import { apiKeyTexts } from './api-keys-texts.en.ts';
import { scopeTexts } from './new-key.ts';

export type ApiKey = AnswerOf<Contract['listApiKeys']>['items'][number];

interface RowProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: (apiKey: ApiKey) => void;
}

function useDate() {
  const { locale } = useI18n(apiKeyTexts);
  return (instant: string) => formatBusinessDate(businessDateOf(new Date(instant)), locale);
}

function Row({ apiKey, onRevoke }: RowProps) {
  const { t } = useI18n(apiKeyTexts);
  const dateOf = useDate();
  const { name, prefix, scopes, widgets, origins, createdBy, createdAt, usedAt } = apiKey;
  const date = dateOf(createdAt);
  return (
    <li className="api-key">
      <div className="api-key__facts">
        <span className="api-key__name">
          <strong>{name}</strong>
          <code className="q-muted">{prefix}…</code>
        </span>
        <span className="api-key__scopes">
          {scopes.map((scope) => (
            <StatusBadge key={scope} tone="neutral" icon={icons.checkIcon} label={t(scopeTexts[scope])} />
          ))}
        </span>
        {widgets.length > 0 && (
          <span>{t('widgetsOf', { widgets: widgets.map((widget) => t(`widgets.${widget}`)).join(', ') })}</span>
        )}
        {origins.length > 0 && <span>{t('pages', { origins: origins.join(', ') })}</span>}
        <span className="q-muted">
          {createdBy === undefined ? t('created', { date }) : t('createdBy', { date, name: createdBy })}
          {' · '}
          {usedAt === undefined ? t('unused') : t('used', { date: dateOf(usedAt) })}
        </span>
      </div>
      <Button size="small" onClick={() => onRevoke(apiKey)}>
        {t('revoke.action')}
        <span className="q-visually-hidden"> {name}</span>
      </Button>
    </li>
  );
}

interface ApiKeysViewProps {
  readonly apiKeys: readonly ApiKey[];
  readonly onCreate: () => void;
  readonly onRevoke: (apiKey: ApiKey) => void;
}

/** The active keys, or what a key is for. */
export function ApiKeysView({ apiKeys, onCreate, onRevoke }: ApiKeysViewProps) {
  const { t } = useI18n(apiKeyTexts);
  if (apiKeys.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('emptyTitle')}
          icon={icons.lockIcon}
          action={
            <Button variant="primary" onClick={onCreate}>
              {t('create')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="q-muted">{t('intro')}</p>
      <Card title={t('list')} flush>
        <ul className="api-keys">
          {apiKeys.map((apiKey) => (
            <Row key={apiKey._id} apiKey={apiKey} onRevoke={onRevoke} />
          ))}
        </ul>
      </Card>
    </>
  );
}
