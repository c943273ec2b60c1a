import { createContext, useContext } from 'react';

/** Shows a message for a moment, in the page around the widget. */
export type ShowToast = (tone: 'success' | 'error', message: string) => void;

/** Pages without toasts read the same messages in the widget. */
export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Returns the page's own way to show a message; undefined if it has none. */
export const useToast = (): ShowToast | undefined => useContext(ToastContext);
