import { countOf } from '@quittance/sdk/validation';
import { useI18n } from '../base/i18n.tsx';
import { characterCountTexts } from './character-count-texts.en.ts';
import { PoliteStatus } from './polite-status.tsx';

/** Whether more than four fifths of the characters are used, which shows the count. */
const isRoomSmall = (count: number, max: number): boolean => count > max * 0.8;

interface CharacterCountProps {
  readonly text: string;
  /** Characters as people count them; undefined without a limit. */
  readonly max: number | undefined;
}

/**
 * Shows how many characters are used; undefined while there is plenty of space, so that callers can show something
 * else.
 */
export function characterCount({ text, max }: CharacterCountProps) {
  const count = max === undefined ? 0 : countOf(text);
  return max !== undefined && isRoomSmall(count, max) ? (
    <span className="q-field__count q-numeric" aria-hidden="true">
      {count}/{max}
    </span>
  ) : undefined;
}

/** Announces to screen readers how many characters are left. */
export function CharactersLeft({ text, max }: { readonly text: string; readonly max: number }) {
  const { t } = useI18n(characterCountTexts);
  const count = countOf(text);
  return (
    <PoliteStatus>{isRoomSmall(count, max) && t('charactersLeft', { count: Math.max(max - count, 0) })}</PoliteStatus>
  );
}
