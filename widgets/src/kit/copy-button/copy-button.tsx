import { useI18n } from '../base/i18n.tsx';
import { useTemporaryState } from '../base/use-temporary-state.ts';
import { Button, type ButtonSize } from '../button/button.tsx';
import { alertIcon, checkIcon, copyIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { copyButtonTexts } from './texts.en.ts';

export interface CopyButtonProps {
  /** The text to copy. */
  readonly value: string;
  /** Label, such as 'Copy account number'; default 'Copy'. */
  readonly label?: string | undefined;
  /** Shows only an icon, next to the text that it copies. */
  readonly isIconOnly?: boolean | undefined;
  readonly size?: ButtonSize | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

const icons = { none: copyIcon, copied: checkIcon, failed: alertIcon } as const;

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({ value, label, isIconOnly, size = 'small' }: CopyButtonProps) {
  const { t } = useI18n(copyButtonTexts);
  const [outcome, setOutcome] = useTemporaryState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // A frame may not be allowed to write to the clipboard; the text can still be selected.
      setOutcome('failed');
    }
  };
  const idleText = label ?? t('copy');
  const text = { none: idleText, copied: t('copied'), failed: t('copyFailed') }[outcome];
  const press = () => void copy();
  return (
    <span className="q-copy">
      {isIconOnly ? (
        <IconButton icon={icons[outcome]} label={text} onClick={press} data-outcome={outcome} />
      ) : (
        <Button size={size} icon={icons[outcome]} onClick={press} data-outcome={outcome}>
          {text}
        </Button>
      )}
      <span className="q-visually-hidden" role="status">
        {outcome !== 'none' && text}
      </span>
    </span>
  );
}
