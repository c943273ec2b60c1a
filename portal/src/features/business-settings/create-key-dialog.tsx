import { useErrorText } from '@quittance/app-shell';
import { createApiKey } from '@quittance/sdk/client';
import {
  Button,
  Checkbox,
  Dialog,
  type FieldErrors,
  Form,
  Stack,
  TextArea,
  TextField,
  useClient,
  useI18n,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { apiKeyTexts } from './api-keys-texts.en.ts';
import {
  allScopes,
  allWidgets,
  emptyDraft,
  findWrongPage,
  type KeyDraft,
  keyOf,
  opensWidgets,
  type Scope,
  scopeTexts,
  type Widget,
} from './new-key.ts';

const maxNameCharacters = 60;

interface ChoicesProps<Choice extends string> {
  readonly name: string;
  readonly label: string;
  readonly all: readonly Choice[];
  readonly chosen: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  readonly onChange: (chosen: readonly Choice[]) => void;
}

/** Check boxes of one question. That nothing is chosen is shown at the first, until something is. */
function Choices<Choice extends string>({ name, label, all, chosen, labelOf, onChange }: ChoicesProps<Choice>) {
  const toggled = (choice: Choice, isChosen: boolean) =>
    all.filter((each) => (each === choice ? isChosen : chosen.includes(each)));
  return (
    <fieldset className="api-key__group">
      <legend>{label}</legend>
      {all.map((choice, index) => (
        <Checkbox
          key={choice}
          name={index === 0 && chosen.length === 0 ? name : `${name}.${choice}`}
          label={labelOf(choice)}
          checked={chosen.includes(choice)}
          onChange={(isChosen) => onChange(toggled(choice, isChosen))}
        />
      ))}
    </fieldset>
  );
}

function useProblems(): (draft: KeyDraft) => FieldErrors {
  const { t } = useI18n(apiKeyTexts);
  return (draft) => {
    if (draft.scopes.length === 0) return { scopes: t('form.needsScope') };
    if (!opensWidgets(draft)) return {};
    const wrong = findWrongPage(draft);
    return {
      ...(draft.widgets.length === 0 && { widgets: t('form.needsScope') }),
      ...(draft.pages.trim() === '' && { origins: t('form.needsOrigin') }),
      ...(wrong !== undefined && { origins: t('form.wrongOrigin', { origin: wrong }) }),
    };
  };
}

interface CreateKeyDialogProps {
  readonly onClose: () => void;
  /** Called with the secret, which can't be read again. */
  readonly onCreated: (secret: string) => void;
}

/** Creates a key, with what it may do. */
export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const { t } = useI18n(apiKeyTexts);
  const client = useClient();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const problemsOf = useProblems();
  const [draft, setDraft] = useState<KeyDraft>(emptyDraft);
  const [isPending, setPending] = useState(false);
  const change = (changed: Partial<KeyDraft>) => setDraft((current) => ({ ...current, ...changed }));

  const create = async () => {
    setPending(true);
    try {
      onCreated((await client.request(createApiKey, { body: keyOf(draft) })).secret);
    } catch (error) {
      setPending(false);
      throw serverRefusal(error) ?? error;
    }
  };
  return (
    <Dialog title={t('create')} width="narrow" locked={isPending} onClose={onClose}>
      <Form validate={() => problemsOf(draft)} onSubmit={create} describeError={errorText}>
        <Stack>
          <TextField
            label={t('form.name')}
            name="name"
            description={t('form.nameHint')}
            autoComplete="off"
            maxLength={maxNameCharacters}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <Choices<Scope>
            name="scopes"
            label={t('form.scopes')}
            all={allScopes}
            chosen={draft.scopes}
            labelOf={(scope) => t(scopeTexts[scope])}
            onChange={(scopes) => change({ scopes })}
          />
          {opensWidgets(draft) && (
            <>
              <Choices<Widget>
                name="widgets"
                label={t('form.widgets')}
                all={allWidgets}
                chosen={draft.widgets}
                labelOf={(widget) => t(`widgets.${widget}`)}
                onChange={(widgets) => change({ widgets })}
              />
              <TextArea
                label={t('form.origins')}
                name="origins"
                description={t('form.originsHint')}
                rows={2}
                value={draft.pages}
                onChange={(pages) => change({ pages })}
              />
            </>
          )}
          <p className="q-muted">{t('form.code')}</p>
          <Button type="submit" variant="primary" block pending={isPending}>
            {t('form.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
