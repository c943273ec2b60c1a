/** Logs a message for the developers of the page. */
export function warnHost(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the page's developers read the console
  console.error(`Quittance: ${message}`);
}
