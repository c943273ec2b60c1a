import { mailedLink, PlainFrame, ScreenTitle, useBrand, useBrandTitle, useErrorText } from '@quittance/app-shell';
import { createOrganization } from '@quittance/sdk/client';
import { Button, Card, Form, Stack, useClient, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import { invitePages } from '../../received-invite/pages.ts';
import { enterOrganization } from '../../session/enter-organization.ts';
import './create-business.css';
import { OwnHandleField, useOwnHandle } from './own-handle-field.tsx';
import { createBusinessTexts } from './texts.en.ts';

/** Creates a business; its creator becomes the owner and acts for it. */
export function CreateBusinessScreen() {
  const { t } = useI18n(createBusinessTexts);
  const client = useClient();
  const errorText = useErrorText('save-information');
  const serverRefusal = useServerRefusal();
  const entry = useOwnHandle();
  const [isPending, setPending] = useState(false);
  const create = async () => {
    setPending(true);
    try {
      await client.request(createOrganization, { body: { handle: entry.handle } });
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
    // The business may be for an invite that nobody has accepted yet.
    const { link, accept } = invitePages.company;
    enterOrganization(mailedLink.read(link) === null ? '/' : accept);
  };
  return (
    <PlainFrame brand={useBrand()}>
      <div className="create-business">
        <ScreenTitle brand={useBrandTitle()}>{t('title')}</ScreenTitle>
        <p className="q-muted">{t('lead')}</p>
        <Card>
          <Form validate={entry.validate} onSubmit={create} describeError={errorText} label={t('title')}>
            <Stack>
              <OwnHandleField {...entry} />
              <Button type="submit" variant="primary" block pending={isPending}>
                {t('submit')}
              </Button>
            </Stack>
          </Form>
        </Card>
      </div>
    </PlainFrame>
  );
}
