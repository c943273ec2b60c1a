import { useEffect, useRef } from 'react';

interface SelectionBoxProps {
  /** For screen readers. */
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of what it stands for is selected, and some is not. */
  readonly isMixed?: boolean | undefined;
  readonly onChange: () => void;
}

/** A check box in a table, where the row or the column names it to the eye. */
export function SelectionBox({ label, isChecked, isMixed = false, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="q-checkbox__box"
      aria-label={label}
      checked={isChecked}
      onChange={onChange}
    />
  );
}
