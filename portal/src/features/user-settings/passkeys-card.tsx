import { createPasskey, useChange } from '@quittance/app-shell';
import { addPasskey, createPasskeyOptions, removePasskey, renamePasskey } from '@quittance/sdk/client';
import { Button, Card, Inline, RelativeTime, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { userSettingsTexts } from './texts.en.ts';
import type { Security, SecurityCardProps } from './use-security.ts';

type Passkey = Security['passkeys'][number];

/** Passkeys: added, renamed and removed, each with a code. */
export function PasskeysCard({ security: { passkeys }, onChange }: SecurityCardProps) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const { isPending, change } = useChange();
  /** What a name is asked for: a new passkey, or one that gets another name. */
  const [naming, setNaming] = useState<'new' | Passkey>();

  const after = async (act: () => Promise<unknown>, done: string) => {
    if (await change(act, done)) onChange();
  };
  const add = (name: string) =>
    after(async () => {
      const passkey = await createPasskey(await client.request(createPasskeyOptions, {}));
      await client.request(addPasskey, { body: { name, passkey } });
    }, t('passkeys.added'));
  const rename = ({ passkeyId }: Passkey, name: string) =>
    after(() => client.request(renamePasskey, { params: { passkeyId }, body: { name } }), t('passkeys.renamed'));
  const remove = ({ passkeyId }: Passkey) =>
    after(() => client.request(removePasskey, { params: { passkeyId } }), t('passkeys.removed'));
  const submitName = (name: string) => {
    const subject = naming;
    setNaming(undefined);
    if (subject === 'new') void add(name);
    else if (subject) void rename(subject, name);
  };
  return (
    <Card title={t('passkeys.title')}>
      <Stack>
        <p>{t('passkeys.lead')}</p>
        {passkeys.length > 0 && (
          <ul className="user-settings__list">
            {passkeys.map((passkey) => (
              <li key={passkey.passkeyId}>
                <div>
                  <strong>{passkey.name}</strong>
                  <p className="q-muted">
                    {t('added')} <RelativeTime instant={passkey.createdAt} />
                    {passkey.usedAt && (
                      <>
                        {' · '}
                        {t('places.lastUsed')} <RelativeTime instant={passkey.usedAt} />
                      </>
                    )}
                  </p>
                </div>
                <Inline>
                  <Button
                    variant="quiet"
                    aria-label={t('passkeys.renameNamed', { name: passkey.name })}
                    onClick={() => setNaming(passkey)}
                    disabled={isPending}
                  >
                    {t('passkeys.rename')}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                    onClick={() => void remove(passkey)}
                    disabled={isPending}
                  >
                    {t('passkeys.remove')}
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={() => setNaming('new')} pending={isPending}>
            {t('passkeys.add')}
          </Button>
        </div>
      </Stack>
      {naming && (
        <PasskeyNameDialog
          title={t(naming === 'new' ? 'passkeys.add' : 'passkeys.rename')}
          name={naming === 'new' ? '' : naming.name}
          onSubmit={submitName}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Card>
  );
}
