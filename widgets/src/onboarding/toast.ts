import { createContext, useContext } from 'react';
import type { ShowToast } from './show-toast.ts';

/** Pages without toasts read the same messages in the widget. */
export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Returns the page's own way to show a message; undefined if it has none. */
export const useToast = (): ShowToast | undefined => useContext(ToastContext);
