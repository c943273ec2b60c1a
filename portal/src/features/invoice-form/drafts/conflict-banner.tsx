import { useErrorText } from '@quittance/app-shell';
import { Banner, Button, Inline, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { draftTexts } from './texts.en.ts';

interface ConflictBannerProps {
  readonly onSaveCopy: () => Promise<void>;
  readonly onOverwrite: () => Promise<void>;
  readonly onTakeOther: () => Promise<void>;
}

/** Told when the draft was changed elsewhere: what is in the form stays until the person decides. */
export function ConflictBanner(props: ConflictBannerProps) {
  const { t } = useI18n(draftTexts);
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const choose = async (act: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  const choices = [
    [t('conflict.copy'), props.onSaveCopy],
    [t('conflict.mine'), props.onOverwrite],
    [t('conflict.other'), props.onTakeOther],
  ] as const;
  return (
    <Banner tone="warning" title={t('conflict.title')}>
      <Stack>
        <p>{error === undefined ? t('conflict.text') : errorText(error)}</p>
        <Inline>
          {choices.map(([label, act]) => (
            <Button key={label} size="small" disabled={isPending} onClick={() => void choose(act)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
