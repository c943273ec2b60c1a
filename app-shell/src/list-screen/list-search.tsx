import { maxSearchCharacters } from '@quittance/sdk/rules';
import { Icon, icons, TextField } from '@quittance/widgets/kit';
import { useSettled } from '../use-settled.ts';

interface ListSearchProps {
  /** Label for screen readers. */
  readonly label: string;
  /** Hint about searchable fields. */
  readonly placeholder: string;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onChange: (search: string) => void;
}

/** The search field above a list. */
export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = useSettled(value, onChange);
  return (
    <TextField
      label={label}
      isLabelHidden
      required={null}
      type="search"
      placeholder={placeholder}
      maxLength={maxSearchCharacters}
      start={<Icon shape={icons.searchIcon} />}
      value={typed}
      onChange={setTyped}
    />
  );
}
