import { countOf } from '@quittance/sdk/validation';
import { useI18n } from '../base/i18n.tsx';
import { PoliteStatus } from './polite-status.tsx';

/** The count shows once four fifths of the room are used. */
const isRoomSmall = (count: number, max: number): boolean => count > max * 0.8;

interface CharacterCountProps {
  readonly text: string;
  /** Characters as people count them; undefined where there is no limit. */
  readonly max: number | undefined;
}

/** How much room is used, for the eye. Undefined while there is plenty, for what else stands there to show. */
export function characterCount({ text, max }: CharacterCountProps) {
  const count = max === undefined ? 0 : countOf(text);
  return max !== undefined && isRoomSmall(count, max) ? (
    <span className="q-field__count q-numeric" aria-hidden="true">
      {count}/{max}
    </span>
  ) : undefined;
}

/** How much room is left, for the ear. */
export function CharactersLeft({ text, max }: { readonly text: string; readonly max: number }) {
  const { t } = useI18n('controls');
  const count = countOf(text);
  return (
    <PoliteStatus>{isRoomSmall(count, max) && t('charactersLeft', { count: Math.max(max - count, 0) })}</PoliteStatus>
  );
}
