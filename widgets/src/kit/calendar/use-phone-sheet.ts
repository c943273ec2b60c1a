import { useEffect, useState } from 'react';
import { isPhone } from '../base/is-phone.ts';

/** Long enough for a window that is being dragged to come to rest. */
const RESIZE_DELAY_MS = 200;

/** Whether the window is a phone's, watched while something is open: after each change of its size, once that is over. */
export function usePhoneSheet(): boolean {
  const [isSheet, setSheet] = useState(isPhone);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSheet(isPhone()), RESIZE_DELAY_MS);
    };
    window.addEventListener('resize', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', watch);
    };
  }, []);
  return isSheet;
}
