import { ListSearch, RequestFailure, useResource } from '@quittance/app-shell';
import { listContacts } from '@quittance/sdk/client';
import { Dialog, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import './contact-picker.css';
import { type ChosenContact, ContactOptions } from './contact-options.tsx';
import { contactPickerTexts } from './texts.en.ts';

interface ContactPickerProps {
  readonly onChoose: (contact: ChosenContact) => void;
  readonly onClose: () => void;
}

/** Contacts shown at once; a search finds the others. */
const SHOWN_CONTACTS = 10;

const noContacts = { items: [], nextCursor: null };

/** A dialog to choose a connected contact. The server searches, so that lists of any length work. */
export function ContactPicker({ onChoose, onClose }: ContactPickerProps) {
  const { t } = useI18n(contactPickerTexts);
  const client = useClient();
  const [search, setSearch] = useState('');
  const term = search.trim();
  const { data, error, refresh } = useResource(
    useCallback(
      async (signal) => {
        const query = { status: 'connected' as const, limit: SHOWN_CONTACTS, ...(term && { search: term }) };
        return (await client.request(listContacts, { query }, { signal })).connected ?? noContacts;
      },
      [client, term],
    ),
  );
  return (
    <Dialog title={t('title')} width="narrow" onClose={onClose}>
      <Stack>
        <ListSearch label={t('search')} placeholder={t('searchPlaceholder')} value={search} onChange={setSearch} />
        <div className="contact-picker__results">
          {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
          {error === undefined && data === undefined && <Skeleton shape="block" />}
          {error === undefined && data && <ContactOptions page={data} isSearch={term !== ''} onChoose={onChoose} />}
        </div>
      </Stack>
    </Dialog>
  );
}
