import { useErrorText, useSettled } from '@quittance/app-shell';
import { addContact } from '@quittance/sdk/client';
import { type ContactCategory, contactCategories, contactName } from '@quittance/sdk/rules';
import { checkHandle, handleLength, normalizeHandle } from '@quittance/sdk/validation';
import {
  Button,
  Dialog,
  Form,
  RadioGroup,
  Stack,
  TextButton,
  TextField,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { FoundOrganizationStatus } from './found-organization-status.tsx';
import { contactsTexts } from './texts.en.ts';
import { useFoundOrganization } from './use-found-organization.ts';

interface AddDialogProps {
  readonly onClose: () => void;
  /** Called after the contact was added and a toast said so. */
  readonly onDone: () => void;
  /** Opens the other way to add a contact. */
  readonly onInvite: () => void;
}

/** Adds a company by its handle, and shows it while the handle is typed. */
export function AddDialog({ onClose, onDone, onInvite }: AddDialogProps) {
  const { t } = useI18n(contactsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [settled, setSettled] = useState('');
  const [handle, setHandle] = useSettled(settled, setSettled);
  const [category, setCategory] = useState<ContactCategory>('customer');
  const [isPending, setPending] = useState(false);
  const found = useFoundOrganization(settled);
  const problem = checkHandle(handle);

  const add = async () => {
    setPending(true);
    try {
      const contact = await client.request(addContact, { body: { handle, category } });
      toasts.show('success', t('add.done', { name: contactName(contact) }));
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
    onDone();
  };
  return (
    <Dialog title={t('add.title')} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={() => (problem ? { handle: problemText(problem) } : {})} onSubmit={add} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('add.text')}</p>
          <TextField
            label={t('add.handle')}
            name="handle"
            autoComplete="off"
            start="@"
            maxLength={handleLength.max}
            value={handle}
            onChange={(typed) => setHandle(normalizeHandle(typed))}
          />
          <FoundOrganizationStatus handle={handle} isHandle={problem === null} found={found} />
          <RadioGroup
            label={t('category.label')}
            name="category"
            options={contactCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={category}
            onChange={(chosen) => setCategory(contactCategories.find((value) => value === chosen) ?? category)}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('add.submit')}
          </Button>
          <p>
            <TextButton onClick={onInvite}>{t('add.inviteInstead')}</TextButton>
          </p>
        </Stack>
      </Form>
    </Dialog>
  );
}
