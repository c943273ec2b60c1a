/** Shows a message for a moment, in the page around the widget. */
export type ShowToast = (tone: 'success' | 'error', message: string) => void;
