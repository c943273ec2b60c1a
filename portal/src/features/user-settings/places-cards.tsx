import { useChange } from '@quittance/app-shell';
import { endOtherSessions, endOwnSession, forgetDevice } from '@quittance/sdk/client';
import { Button, Card, icons, RelativeTime, Stack, StatusBadge, useClient, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { userSettingsTexts } from './texts.en.ts';
import type { Security, SecurityCardProps } from './use-security.ts';

type Session = Security['sessions'][number];
type Device = Security['devices'][number];

interface PlaceProps {
  readonly place: Pick<Session, 'browser' | 'system' | 'network' | 'isCurrent'>;
  /** What is known of it besides. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

function usePlaceName() {
  const { t } = useI18n(userSettingsTexts);
  return ({ browser, system }: PlaceProps['place']): string => {
    if (browser && system) return t('places.browserOn', { browser, system });
    return browser ?? system ?? t('places.unknown');
  };
}

function Place({ place, children, action }: PlaceProps) {
  const { t } = useI18n(userSettingsTexts);
  const name = usePlaceName()(place);
  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        {place.isCurrent && <StatusBadge tone="success" icon={icons.checkIcon} label={t('places.current')} />}
        <p className="q-muted">
          {place.network} · {children}
        </p>
      </div>
      {action}
    </li>
  );
}

/** Open sessions and remembered devices. */
export function PlacesCards({ security: { sessions, devices }, onChange }: SecurityCardProps) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const placeName = usePlaceName();
  const { isPending, change } = useChange();
  const after = async (act: () => Promise<unknown>, done: string) => {
    if (await change(act, done)) onChange();
  };
  const end = ({ sessionId }: Session) =>
    after(() => client.request(endOwnSession, { params: { sessionId } }), t('places.ended'));
  const forget = ({ deviceId }: Device) =>
    after(() => client.request(forgetDevice, { params: { deviceId } }), t('places.forgotten'));
  return (
    <>
      <Card title={t('places.sessions')}>
        <Stack>
          <ul className="user-settings__list">
            {sessions.map((session) => (
              <Place
                key={session.sessionId}
                place={session}
                action={
                  !session.isCurrent && (
                    <Button
                      variant="quiet"
                      aria-label={t('places.endNamed', { place: placeName(session) })}
                      onClick={() => void end(session)}
                      disabled={isPending}
                    >
                      {t('places.end')}
                    </Button>
                  )
                }
              >
                {t('places.lastUsed')} <RelativeTime instant={session.seenAt} />
              </Place>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div>
              <Button
                pending={isPending}
                onClick={() => void after(() => client.request(endOtherSessions, {}), t('places.othersEnded'))}
              >
                {t('places.endOthers')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      <Card title={t('places.devices')}>
        {devices.length === 0 ? (
          <p className="q-muted">{t('places.noDevices')}</p>
        ) : (
          <ul className="user-settings__list">
            {devices.map((device) => (
              <Place
                key={device.deviceId}
                place={device}
                action={
                  <Button
                    variant="quiet"
                    aria-label={t('places.forgetNamed', { place: placeName(device) })}
                    onClick={() => void forget(device)}
                    disabled={isPending}
                  >
                    {t('places.forget')}
                  </Button>
                }
              >
                {t('added')} <RelativeTime instant={device.createdAt} />
              </Place>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
