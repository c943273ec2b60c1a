import { useEffect, useState } from 'react';
import { isPhone } from '../base/is-phone.ts';

/** A resize counts as finished after this time without another one. */
const RESIZE_DELAY_MS = 200;

/** Whether the window is narrow like a phone's. It follows resizes while a layer is open. */
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
