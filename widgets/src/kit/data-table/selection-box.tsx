import { useEffect, useRef } from 'react';

interface SelectionBoxProps {
  /** For screen readers. */
  readonly label: string;
  readonly isChecked: boolean;
  /** Whether some of the rows are selected and some are not. */
  readonly isMixed?: boolean | undefined;
  readonly onChange: () => void;
}

/** A check box in a table, whose row or column is its visible label. */
export function SelectionBox({ label, isChecked, isMixed = false, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
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
