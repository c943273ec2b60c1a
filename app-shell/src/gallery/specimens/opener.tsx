import { Button } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';

interface OpenerProps {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button with the overlay that it opens. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
